import type { Camera } from '@/lib/camera/camera';
import type { AreaFilter, CameraQuery } from './camera-query';
import { naturalKey } from '@/lib/core/fold-text';
import type { SearchIndex } from './search-index';
import { SOURCE_FILTERS, getFilterLabel, type SourceFilter, type SourceId } from '@/lib/agencies/agencies';
import { isListed } from '@/lib/camera/traits';
import { RANK } from './vocabulary';

/** One choice of a filter, with the number of cameras that choosing it shows. */
export interface FilterOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
}

/** The choices of the three filters. Each list begins with `all`; counties come before cities. */
export interface FilterOptions {
  readonly sources: readonly FilterOption<SourceFilter>[];
  readonly states: readonly FilterOption[];
  readonly areas: readonly FilterOption<AreaFilter>[];
}

class Tally<Key> {
  private readonly counts = new Map<Key, { cameras: number }>();
  total = 0;

  note(key: Key): void {
    this.total += 1;
    const count = this.counts.get(key);
    if (count) count.cameras += 1;
    else this.counts.set(key, { cameras: 1 });
  }

  of(key: Key): number {
    return this.counts.get(key)?.cameras ?? 0;
  }

  keys(): Iterable<Key> {
    return this.counts.keys();
  }
}

interface Tallies {
  readonly sources: Tally<SourceId>;
  readonly states: Tally<string | null>;
  readonly counties: Tally<string | null>;
  readonly cities: Tally<string | null>;
}

/**
 * What each filter offers. A count says how many cameras choosing the option shows, so it minds the search text, the
 * favorites and the filters that the choice leaves alone: a source resets state and area, a state resets the area (spec 4).
 * Options without cameras are left out, except the one that is chosen.
 */
export function filterOptions(
  cameras: readonly Camera[],
  index: SearchIndex,
  query: CameraQuery,
  favorites: ReadonlySet<string>,
): FilterOptions {
  const tallies = count(cameras, index, query, favorites);
  return {
    sources: sourceOptions(tallies.sources, query.source),
    states: [
      { value: 'all', label: 'All states', count: tallies.states.total },
      ...namedOptions(tallies.states, '', query.state),
    ],
    areas: [
      { value: 'all', label: 'All areas', count: tallies.counties.total },
      ...namedOptions(tallies.counties, 'county:', query.area),
      ...namedOptions(tallies.cities, 'city:', query.area),
    ],
  };
}

function count(
  cameras: readonly Camera[],
  index: SearchIndex,
  query: CameraQuery,
  favorites: ReadonlySet<string>,
): Tallies {
  const ranks = index.search(query.q)?.ranksOf(cameras);
  const tallies = { sources: new Tally(), states: new Tally(), counties: new Tally(), cities: new Tally() } as Tallies;
  cameras.forEach((camera, position) => {
    if (ranks?.[position] === RANK.NONE) return;
    if (!isListed(camera) || (query.favoritesOnly && !favorites.has(camera.id))) return;
    tallies.sources.note(camera.source);
    if (query.source !== 'all' && camera.source !== query.source) return;
    tallies.states.note(camera.state);
    if (query.state !== 'all' && camera.state !== query.state) return;
    tallies.counties.note(camera.county);
    tallies.cities.note(camera.city);
  });
  return tallies;
}

function sourceOptions(tally: Tally<SourceId>, chosen: CameraQuery['source']): FilterOptions['sources'] {
  return SOURCE_FILTERS.map((value) => ({
    value,
    label: getFilterLabel(value),
    count: value === 'all' ? tally.total : tally.of(value),
  })).filter(({ value, count: cameras }) => value === 'all' || value === chosen || cameras > 0);
}

function namedOptions<Prefix extends '' | 'county:' | 'city:'>(
  tally: Tally<string | null>,
  prefix: Prefix,
  chosen: string,
): FilterOption<`${Prefix}${string}`>[] {
  const names = new Set(tally.keys());
  if (chosen !== 'all' && chosen.startsWith(prefix)) names.add(chosen.slice(prefix.length));
  return [...names]
    .flatMap((name) => (name ? [{ name, cameras: tally.of(name), key: naturalKey(name) }] : []))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ name, cameras }) => ({ value: `${prefix}${name}` as const, label: name, count: cameras }));
}
