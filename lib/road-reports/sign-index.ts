import { BoxIndex, expandBox } from '@/lib/geo/box-index';
import { metersBetween, TEN_MILES_M, type Point } from '@/lib/geo/point';
import { getHeading, turnBetween } from '@/lib/geo/polyline';
import { getBounds, isInBox, type Box } from '@/lib/geo/ring';
import { directionName } from '@/lib/camera/direction';
import { findPassing, type DriveLine } from './along-drive';
import { isSameRoad, readRoad, type CameraPlace, type NamedRoad } from './event-index';
import { AHEAD_DEGREES, HEADINGS, HERE_M } from './near-camera';
import { getSignText, isConfirmed, type SaidSign } from './sign';

export interface PassedSign {
  readonly sign: SaidSign;
  /** From the camera, or from the start of the drive. */
  readonly meters: number;
}

/** More would bury the camera. */
const MAX_AHEAD = 3;
const MAX_ALONG = 40;
const MAX_SHOWN = 200;
/** Two signs with one text this close are one. */
const SAME_M = 3_000;

interface PlacedSign {
  readonly sign: SaidSign;
  readonly road: NamedRoad;
}

export class SignIndex {
  private readonly placed: readonly PlacedSign[];
  private readonly index: BoxIndex;

  constructor(signs: readonly SaidSign[]) {
    this.placed = signs.map((sign) => ({ sign, road: readRoad(sign.road) }));
    this.index = BoxIndex.ofPoints(signs);
  }

  /** The next signs that traffic in this camera's direction passes within ten miles; news before minutes. */
  listAhead(camera: CameraPlace, now: number): PassedSign[] {
    const road = readRoad(camera.roadway || camera.road || camera.location);
    const own = directionName(camera.direction);
    const found = this.near(camera, TEN_MILES_M, now)
      .filter((placed) => isSameRoad(road, placed.road) && isForTraffic(placed.sign, own))
      .map(({ sign }) => ({ sign, meters: metersBetween(camera, sign) }))
      .filter(({ sign, meters }) => meters <= TEN_MILES_M && (meters <= HERE_M || isAhead(camera, sign, own)))
      .sort((a, b) => Number(isOnlyMinutes(a.sign)) - Number(isOnlyMinutes(b.sign)) || a.meters - b.meters);
    return dropRepeated(found).slice(0, MAX_AHEAD);
  }

  /** In driving order. */
  listAlong(drive: DriveLine, now: number): PassedSign[] {
    const box = expandBox(getBounds(drive.line), HERE_M * 2);
    const found = this.index
      .search(box)
      .flatMap((at) => this.placed[at] ?? [])
      .flatMap(({ sign, road }) => {
        const meters = isConfirmed(sign, now)
          ? findPassing({ point: sign, roads: [road], direction: sign.direction }, drive)
          : null;
        return meters === null ? [] : [{ sign, meters }];
      });
    return dropRepeated(found.sort((a, b) => a.meters - b.meters)).slice(0, MAX_ALONG);
  }

  listIn(box: Box, now: number): SaidSign[] {
    return this.index
      .search(box)
      .flatMap((at) => this.placed[at]?.sign ?? [])
      .filter((sign) => isConfirmed(sign, now) && isInBox(sign, box))
      .slice(0, MAX_SHOWN);
  }

  private near(point: Point, meters: number, now: number): PlacedSign[] {
    return this.index
      .findNear(point, meters)
      .flatMap((at) => this.placed[at] ?? [])
      .filter(({ sign }) => isConfirmed(sign, now));
  }
}

const isForTraffic = ({ direction }: SaidSign, own: string): boolean =>
  !(own in HEADINGS) || direction === null || direction === 'Both Directions' || direction === own;

/** By the camera's direction, or the sign's. */
function isAhead(camera: Point, sign: SaidSign, own: string): boolean {
  const heading = HEADINGS[own] ?? HEADINGS[sign.direction ?? ''];
  return heading === undefined || turnBetween(getHeading(camera, sign), heading) <= AHEAD_DEGREES;
}

function dropRepeated(found: readonly PassedSign[]): PassedSign[] {
  return found.filter(
    ({ sign, meters }, at) =>
      !found
        .slice(0, at)
        .some((other) => getSignText(other.sign) === getSignText(sign) && Math.abs(other.meters - meters) <= SAME_M),
  );
}

/** Every page says minutes. */
const isOnlyMinutes = ({ pages, minutes }: SaidSign): boolean => minutes.length > 0 && pages.length <= minutes.length;
