import { metersBetween, type Point } from '@/lib/camera/point';
import { findRegion, REGIONS, type StateCode } from '@/lib/camera/regions';
import { foldText, splitWords } from '@/lib/core/fold-text';
import type { DriveRecord } from './drive-record';
import { cleanPlace, MAX_PLACE_LENGTH } from './drive-request';
import { pointBetween } from './geometry';
import { formatRoad, type RoadKey } from './road';
import { nameKey, TownIndex, type Town } from './towns';

export interface Place extends Point {
  readonly name: string;
  readonly country: 'US' | 'CA';
}

export interface Suggestion {
  /** What the address says of the place. */
  readonly text: string;
  readonly type: 'town' | 'road' | 'camera';
}

/** A road whose cameras stand at these points. */
export interface KnownRoad {
  readonly key: RoadKey;
  readonly points: readonly Point[];
}

const MOST_TOWNS = 5;
const MOST_ROADS = 2;
const MOST_CAMERAS = 3;
/** Letters; fewer mean any camera. */
const LEAST_FOR_CAMERAS = 3;

/** `42.88,-78.87`, with or without a space. */
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

function readCoordinates(text: string): Point | null {
  const [, lat, lng] = COORDINATES.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** `Buffalo, NY` */
function splitRegion(text: string): { name: string; region: string } {
  const [, name = text, region = ''] = /^(.+),([^,]*)$/.exec(text) ?? [];
  return { name: name.trim(), region: region.trim() };
}

function nearestTo<Item extends Point>(point: Point, items: readonly Item[]): Item | undefined {
  let [nearest, shortest]: [Item | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const meters = metersBetween(point, item);
    if (meters < shortest) [nearest, shortest] = [item, meters];
  }
  return nearest;
}

/** `i90` for `I-90` and `i 90` */
const roadKeyOf = (name: string) =>
  foldText(name)
    .replace(/^hwy\b\.?/, 'highway')
    .replace(/[^a-z0-9]/g, '');
const townName = ({ name, code }: Town) => `${name}, ${code}`;

/** A road of one province by its name and province, because each has a Highway 1. */
function roadName(key: RoadKey): string {
  const [, state] = /@(\w\w)/.exec(key) ?? [];
  const name = formatRoad(key);
  return state === undefined || name.startsWith(`${state}-`) ? name : `${name}, ${state}`;
}

function cameraName({ location, state }: DriveRecord): string {
  const code = findRegion(state ?? '');
  const end = code === undefined ? '' : `, ${code}`;
  return (
    cleanPlace(location)
      .slice(0, MAX_PLACE_LENGTH - end.length)
      .trim() + end
  );
}

/** Where the places of a drive are, without a service: towns of the gazetteer and of cameras, roads, and cameras. */
export class PlaceFinder {
  private readonly towns: TownIndex;
  private readonly cameras: ReadonlyMap<string, DriveRecord>;
  /** Of cameras, with their words between spaces. */
  private readonly texts: readonly { readonly text: string; readonly words: string }[];
  private readonly roads: ReadonlyMap<string, KnownRoad>;

  constructor(
    private readonly records: readonly DriveRecord[],
    towns: readonly Town[],
    roads: readonly KnownRoad[],
  ) {
    this.towns = new TownIndex(towns, records);
    this.cameras = new Map(records.map((record) => [foldText(cameraName(record)), record]));
    this.texts = [...this.cameras].map(([name, record]) => {
      return { text: cameraName(record), words: ` ${splitWords(name).join(' ')} ` };
    });
    const byCameras = [...roads].sort((a, b) => a.points.length - b.points.length);
    // Of roads with the same name, the one with the most cameras is the last.
    this.roads = new Map(byCameras.map((road) => [roadKeyOf(roadName(road.key)), road]));
  }

  /** Null for those that nobody knows. */
  find(texts: readonly string[]): (Place | null)[] {
    const fixed = texts.map((text) => this.findFixed(text));
    return texts.map((text, index) => {
      const before = fixed.slice(0, index).findLast((one) => one !== null);
      const after = fixed.slice(index + 1).find((one) => one !== null);
      return fixed[index] ?? this.findOnRoad(text, before ?? after, after ?? before);
    });
  }

  /** For a field in which someone types. */
  suggest(text: string): Suggestion[] {
    const { name, region } = splitRegion(text);
    if (nameKey(name) === '') return [];
    const start = foldText(region);
    const isRight = (code: StateCode) => code.toLowerCase() === start || foldText(REGIONS[code].name).startsWith(start);
    const towns = this.towns.suggest(name, isRight).slice(0, MOST_TOWNS);
    return [
      ...towns.map((town) => ({ text: townName(town), type: 'town' as const })),
      ...this.suggestRoads(name),
      ...this.suggestCameras(text),
    ];
  }

  private findFixed(text: string): Place | null {
    const point = readCoordinates(text);
    if (point) return this.toPlace(point, text);
    const { name, region } = splitRegion(text);
    const code = findRegion(region);
    const town = this.towns.find(code === undefined ? text : name, code);
    if (town) return { lat: town.lat, lng: town.lng, name: townName(town), country: REGIONS[town.code].country };
    const camera = this.cameras.get(foldText(text));
    return camera ? this.toPlace(camera, text) : null;
  }

  /** The point of a road that lies best between the places around it; without them one in its middle. */
  private findOnRoad(text: string, before: Point | undefined, after: Point | undefined): Place | null {
    const road = this.roads.get(roadKeyOf(text));
    if (!road) return null;
    const [a, b] = [before ?? road.points[0], after ?? road.points.at(-1)];
    const point = a && b && nearestTo(pointBetween(a, b, 0.5), road.points);
    return point ? this.toPlace(point, roadName(road.key)) : null;
  }

  /** Its country is that of the nearest camera. */
  private toPlace({ lat, lng }: Point, name: string): Place {
    const state = nearestTo({ lat, lng }, this.records)?.state ?? '';
    const code = findRegion(state);
    return { lat, lng, name, country: code === undefined ? 'US' : REGIONS[code].country };
  }

  private suggestRoads(name: string): Suggestion[] {
    const key = roadKeyOf(name);
    // `401` is a road, too.
    const isMeant = (road: string) => road.startsWith(key) || road.replace(/^[a-z]+/, '').startsWith(key);
    const found = key.length > 1 ? [...this.roads].filter(([road]) => isMeant(road)) : [];
    // `I-9` is nearer to `I-90` than to `I-495 Bypass`.
    const best = found.sort(([a, one], [b, other]) => a.length - b.length || other.points.length - one.points.length);
    return best.slice(0, MOST_ROADS).map(([, road]) => ({ text: roadName(road.key), type: 'road' as const }));
  }

  /** Those with all of the words; first the ones with whole words. */
  private suggestCameras(text: string): Suggestion[] {
    if (text.length < LEAST_FOR_CAMERAS) return [];
    const words = splitWords(foldText(text));
    const find = (wanted: readonly string[]) =>
      this.texts.filter(({ words: all }) => wanted.every((word) => all.includes(word)));
    const whole = find(words.map((word) => ` ${word} `));
    const others = whole.length < MOST_CAMERAS ? find(words.map((word) => ` ${word}`)) : [];
    return [...new Set([...whole, ...others])]
      .slice(0, MOST_CAMERAS)
      .map((one) => ({ text: one.text, type: 'camera' as const }));
  }
}
