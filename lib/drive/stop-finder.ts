import { findNearest, type Point } from '@/lib/geo/point';
import { findRegion, REGIONS, type StateCode } from '@/lib/camera/regions';
import { foldText, foldTown, splitWords } from '@/lib/core/fold-text';
import type { Chain, RoadRecord } from '@/lib/roads/road-chains';
import { cleanStop, MAX_STOP_LENGTH } from './drive-request';
import { interpolate } from '@/lib/geo/polyline';
import { formatRoad, type RoadKey } from '@/lib/roads/road';
import { TownIndex, type Town } from './towns';

export interface Stop extends Point {
  readonly name: string;
  readonly country: 'US' | 'CA';
}

export interface Suggestion {
  readonly text: string;
  readonly type: 'town' | 'road' | 'camera';
}

const MAX_TOWNS = 5;
const MAX_ROADS = 2;
const MAX_CAMERAS = 3;
const MIN_CAMERA_LETTERS = 3;

const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

function readCoordinates(text: string): Point | null {
  const [, lat, lng] = COORDINATES.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

function splitRegion(text: string): { name: string; region: string } {
  const [, name = text, region = ''] = /^(.+),([^,]*)$/.exec(text) ?? [];
  return { name: name.trim(), region: region.trim() };
}

/** `i90` for `I-90` and `i 90` */
const roadKeyOf = (name: string) =>
  foldText(name)
    .replace(/^hwy\b\.?/, 'highway')
    .replace(/[^a-z0-9]/g, '');
const townName = ({ name, code }: Town) => `${name}, ${code}`;

/** Names the province: each has a Highway 1. */
function roadName(key: RoadKey): string {
  const [, state] = /@(\w\w)/.exec(key) ?? [];
  const name = formatRoad(key);
  return state === undefined || name.startsWith(`${state}-`) ? name : `${name}, ${state}`;
}

function cameraName({ location, state }: RoadRecord): string {
  const code = findRegion(state ?? '');
  const end = code === undefined ? '' : `, ${code}`;
  return (
    cleanStop(location)
      .slice(0, MAX_STOP_LENGTH - end.length)
      .trim() + end
  );
}

export class StopFinder {
  private readonly towns: TownIndex;
  private readonly cameras: ReadonlyMap<string, RoadRecord>;
  private readonly texts: readonly { readonly text: string; readonly words: string }[];
  private readonly roads: ReadonlyMap<string, Chain>;

  constructor(
    private readonly records: readonly RoadRecord[],
    towns: readonly Town[],
    chains: readonly Chain[],
  ) {
    this.towns = new TownIndex(towns, records);
    this.cameras = new Map(records.map((record) => [foldText(cameraName(record)), record]));
    this.texts = [...this.cameras].map(([name, record]) => {
      return { text: cameraName(record), words: ` ${splitWords(name).join(' ')} ` };
    });
    const byCameras = chains.toSorted((a, b) => a.groups.length - b.groups.length);
    this.roads = new Map(byCameras.map((chain) => [roadKeyOf(roadName(chain.road.key)), chain]));
  }

  find(texts: readonly string[]): (Stop | null)[] {
    const fixed = texts.map((text) => this.findFixed(text));
    return texts.map((text, index) => {
      const before = fixed.slice(0, index).findLast((one) => one !== null);
      const after = fixed.slice(index + 1).find((one) => one !== null);
      const ends = [before ?? after, after ?? before] as const;
      return this.findFixed(text, ...ends) ?? this.findOnRoad(text, ...ends);
    });
  }

  suggest(text: string): Suggestion[] {
    const { name, region } = splitRegion(text);
    if (foldTown(name) === '' || readCoordinates(text)) return [];
    const whole = findRegion(region);
    const isRight = (code: StateCode) =>
      whole === undefined ? foldText(REGIONS[code].name).startsWith(foldText(region)) : code === whole;
    const towns = this.towns.suggest(name, isRight).slice(0, MAX_TOWNS);
    return [
      ...towns.map((town) => ({ text: townName(town), type: 'town' as const })),
      ...this.suggestRoads(name),
      ...this.suggestCameras(text),
    ];
  }

  private findFixed(text: string, before?: Point, after?: Point): Stop | null {
    const point = readCoordinates(text);
    if (point) return this.toStop(point, text);
    const { name, region } = splitRegion(text);
    const code = findRegion(region);
    const town = this.towns.find(code === undefined ? text : name, code, before && after && [before, after]);
    if (town) return { lat: town.lat, lng: town.lng, name: townName(town), country: REGIONS[town.code].country };
    const camera = this.cameras.get(foldText(text));
    return camera ? this.toStop(camera, text) : null;
  }

  private findOnRoad(text: string, before: Point | undefined, after: Point | undefined): Stop | null {
    const chain = this.roads.get(roadKeyOf(text));
    if (!chain) return null;
    const { road, groups } = chain;
    const [a, b] = [before ?? groups[0], after ?? groups.at(-1)];
    const point = a && b && findNearest(interpolate(a, b, 0.5), groups);
    return point ? this.toStop(point, roadName(road.key)) : null;
  }

  private toStop({ lat, lng }: Point, name: string): Stop {
    const state = findNearest({ lat, lng }, this.records)?.state ?? '';
    const code = findRegion(state);
    return { lat, lng, name, country: code === undefined ? 'US' : REGIONS[code].country };
  }

  private suggestRoads(name: string): Suggestion[] {
    const key = roadKeyOf(name);
    // Also `401` without its network.
    const isMeant = (road: string) => road.startsWith(key) || road.replace(/^[a-z]+/, '').startsWith(key);
    const found = key.length > 1 ? [...this.roads].filter(([road]) => isMeant(road)) : [];
    // `I-9` suggests `I-90` before longer names.
    const best = found.sort(([a, one], [b, other]) => a.length - b.length || other.groups.length - one.groups.length);
    return best.slice(0, MAX_ROADS).map(([, { road }]) => ({ text: roadName(road.key), type: 'road' as const }));
  }

  private suggestCameras(text: string): Suggestion[] {
    if (text.length < MIN_CAMERA_LETTERS) return [];
    const words = splitWords(foldText(text));
    const find = (wanted: readonly string[]) =>
      this.texts.filter(({ words: all }) => wanted.every((word) => all.includes(word)));
    const whole = find(words.map((word) => ` ${word} `));
    const others = whole.length < MAX_CAMERAS ? find(words.map((word) => ` ${word}`)) : [];
    return [...new Set([...whole, ...others])]
      .slice(0, MAX_CAMERAS)
      .map((one) => ({ text: one.text, type: 'camera' as const }));
  }
}

const SHARED_COORDINATES = /(-?\d{1,2}\.\d{2,})\s*,\s*(-?\d{1,3}\.\d{2,})/;
const POSTAL_CODE = /\b(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/g;
const MAX_TEXTS = 20;

/** Reads what a maps app shares: a name, an address, and a link. Returns texts for `StopFinder`, best first. */
export function listSharedPlaces(shared: string): string[] {
  const text = shared.replace(/%2C/gi, ',');
  const [, lat, lng] = SHARED_COORDINATES.exec(text) ?? [];
  if (lat !== undefined && lng !== undefined) return [`${lat},${lng}`];
  return text
    .replace(/https?:\S+/g, '\n')
    .split('\n')
    .flatMap((line) => {
      const parts = line.split(',').map((part) => part.replace(POSTAL_CODE, '').trim());
      return parts.map((part, index) => [part, parts[index + 1] ?? ''].filter(Boolean).join(', ')).toReversed();
    })
    .filter(Boolean)
    .toSorted((a, b) => Number(b.includes(',')) - Number(a.includes(',')))
    .slice(0, MAX_TEXTS);
}
