import { getMiddle, metersBetween, type Point } from '@/lib/geo/point';
import { findRegion, type StateCode } from '@/lib/camera/regions';
import { groupBy } from '@/lib/core/collections';
import { foldTown } from '@/lib/core/fold-text';
import { isRecord } from '@/lib/core/parse-json';
import type { RoadRecord } from '@/lib/roads/road-chains';

export interface Town extends Point {
  readonly name: string;
  readonly code: StateCode;
  /** In thousands; 0 for a town known only from cameras. */
  readonly people: number;
}

const FIELDS = 4;
const SMALL_TOWN = 5;

export function readTowns(body: unknown): Town[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([state, list]) => {
    const code = findRegion(state);
    if (code === undefined || !Array.isArray(list)) return [];
    const fields: readonly unknown[] = list;
    return Array.from({ length: Math.floor(fields.length / FIELDS) }, (_, town) => {
      const [name, lat, lng, people] = fields.slice(town * FIELDS, (town + 1) * FIELDS);
      return { name: String(name), code, lat: Number(lat) / 100, lng: Number(lng) / 100, people: Number(people) };
    });
  });
}

function gatherTowns(records: readonly RoadRecord[]): Town[] {
  const towns = records.flatMap(({ city: name, state, lat, lng }) => {
    const code = findRegion(state ?? '');
    return name === null || code === undefined ? [] : [{ name, code, lat, lng, people: 0 }];
  });
  return [...groupBy(towns, ({ name, code }) => `${name}|${code}`).values()].map((same) => ({
    ...(same[0] as Town),
    ...getMiddle(same),
  }));
}

export class TownIndex {
  private readonly byKey = new Map<string, Town[]>();

  constructor(known: readonly Town[], records: readonly RoadRecord[]) {
    const names = new Set<string>();
    for (const town of [...[...known].sort((a, b) => b.people - a.people), ...gatherTowns(records)]) {
      const key = foldTown(town.name);
      if (names.has(`${key}|${town.code}`)) continue;
      names.add(`${key}|${town.code}`);
      this.byKey.set(key, [...(this.byKey.get(key) ?? []), town]);
    }
  }

  /** The largest, or the one with the shortest detour for its size. */
  find(name: string, code: StateCode | undefined, between?: readonly [Point, Point]): Town | undefined {
    const found = this.byKey.get(foldTown(name))?.filter((town) => code === undefined || town.code === code) ?? [];
    if (between === undefined) return found[0];
    const [before, after] = between;
    const getDetourM = (town: Town) =>
      metersBetween(before, town) + metersBetween(town, after) - metersBetween(before, after);
    const rate = (town: Town) => getDetourM(town) / (town.people + SMALL_TOWN);
    return found.toSorted((a, b) => rate(a) - rate(b))[0];
  }

  suggest(start: string, isRight: (code: StateCode) => boolean): Town[] {
    const key = foldTown(start);
    const found = [...this.byKey].flatMap(([name, towns]) => (name.startsWith(key) ? towns : []));
    const isWhole = ({ name }: Town) => Number(foldTown(name) === key);
    return found.filter(({ code }) => isRight(code)).sort((a, b) => isWhole(b) - isWhole(a) || b.people - a.people);
  }
}
