import { metersBetween, type Point } from '@/lib/camera/point';
import { findRegion, REGIONS, type StateCode } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import type { DriveRecord } from './drive-record';

export interface Place extends Point {
  readonly name: string;
  readonly country: 'US' | 'CA';
}

interface Town extends Place {
  readonly code: StateCode;
  readonly cameras: number;
}

/** `42.88,-78.87`, with or without a space. */
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

function readCoordinates(text: string): Point | null {
  const [, lat, lng] = COORDINATES.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** Equal for `St. Louis` and `Saint Louis`, `New York City` and `New York`. */
export const nameKey = (name: string): string =>
  foldText(name)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bft\b\.?/g, 'fort')
    .replace(/\bmt\b\.?/g, 'mount')
    .replace(/^(new york|quebec) city$/, '$1');

/** The towns that have cameras, in the middle of them. */
function gatherTowns(records: readonly DriveRecord[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, state, lat, lng } of records) {
    const code = findRegion(state ?? '');
    if (city === null || code === undefined) continue;
    const key = `${city}|${code}`;
    const { cameras, ...middle } = towns.get(key) ?? { cameras: 0, lat: 0, lng: 0 };
    const mean = (before: number, value: number) => (before * cameras + value) / (cameras + 1);
    towns.set(key, {
      name: city,
      country: REGIONS[code].country,
      code,
      cameras: cameras + 1,
      lat: mean(middle.lat, lat),
      lng: mean(middle.lng, lng),
    });
  }
  return [...towns.values()];
}

/** Where the places of a drive are, without a service. */
export class PlaceFinder {
  /** By the key of the name, those with the most cameras first. */
  private readonly towns = new Map<string, Town[]>();

  constructor(private readonly records: readonly DriveRecord[]) {
    for (const town of gatherTowns(records).sort((a, b) => b.cameras - a.cameras)) {
      const key = nameKey(town.name);
      this.towns.set(key, [...(this.towns.get(key) ?? []), town]);
    }
  }

  /** @param text `Buffalo, NY`, `Buffalo`, or `42.88,-78.87` */
  find(text: string): Place | null {
    const point = readCoordinates(text);
    return point ? { ...point, name: text, country: this.findCountry(point) } : this.findTown(text);
  }

  /** Of the nearest camera. */
  private findCountry(point: Point): Place['country'] {
    let [state, shortest]: [string | null, number] = [null, Infinity];
    for (const record of this.records) {
      const meters = metersBetween(point, record);
      if (meters < shortest) [state, shortest] = [record.state, meters];
    }
    const code = findRegion(state ?? '');
    return code === undefined ? 'US' : REGIONS[code].country;
  }

  private findTown(text: string): Place | null {
    const [, name = text, region = ''] = /^(.+),([^,]+)$/.exec(text) ?? [];
    const code = findRegion(region);
    const towns = this.towns.get(nameKey(code === undefined ? text : name)) ?? [];
    const town = towns.find((one) => code === undefined || one.code === code);
    return town ? { lat: town.lat, lng: town.lng, name: `${town.name}, ${town.code}`, country: town.country } : null;
  }
}
