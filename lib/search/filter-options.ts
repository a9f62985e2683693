import { SOURCE_FILTERS, getFilterLabel, type SourceFilter } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { naturalKey } from '@/lib/core/fold-text';
import { withSource, withState, type AreaFilter, type CameraQuery } from './camera-query';
import { passesFilters } from './find-cameras';
import type { SearchReader } from './search-index';
import { RANK } from './vocabulary';

export interface FilterOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
}

/** Each list begins with `all`; counties come before cities. */
export interface FilterOptions {
  readonly sources: readonly FilterOption<SourceFilter>[];
  readonly states: readonly FilterOption[];
  readonly areas: readonly FilterOption<AreaFilter>[];
}

/** Options without cameras are left out, except the chosen one. */
export function filterOptions(
  cameras: readonly Camera[],
  index: SearchReader,
  query: CameraQuery,
  favorites: ReadonlySet<string>,
): FilterOptions {
  const ranks = index.search(query.q)?.rank(cameras);
  const found = cameras.filter((_, position) => ranks?.[position] !== RANK.NONE);
  // A choice resets the filters after it, so the counts ignore those.
  const among = (filters: CameraQuery) => found.filter((camera) => passesFilters(camera, filters, favorites));
  const ofSources = among(withSource(query, 'all'));
  const ofStates = among(withState(query, 'all'));
  const ofAreas = among({ ...query, area: 'all' });
  const counts = countBy(ofSources, 'source');
  return {
    sources: SOURCE_FILTERS.map((value) => ({
      value,
      label: getFilterLabel(value),
      count: value === 'all' ? ofSources.length : (counts.get(value) ?? 0),
    })).filter(({ value, count }) => value === 'all' || value === query.source || count > 0),
    states: [
      { value: 'all', label: 'All states', count: ofStates.length },
      ...namedOptions(countBy(ofStates, 'state'), '', query.state),
    ],
    areas: [
      { value: 'all', label: 'All areas', count: ofAreas.length },
      ...namedOptions(countBy(ofAreas, 'county'), 'county:', query.area),
      ...namedOptions(countBy(ofAreas, 'city'), 'city:', query.area),
    ],
  };
}

function countBy(cameras: readonly Camera[], field: 'source' | 'state' | 'county' | 'city'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const camera of cameras) {
    const value = camera[field];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function namedOptions<Prefix extends '' | 'county:' | 'city:'>(
  counts: ReadonlyMap<string, number>,
  prefix: Prefix,
  chosen: string,
): FilterOption<`${Prefix}${string}`>[] {
  const names = new Set(counts.keys());
  if (chosen !== 'all' && chosen.startsWith(prefix)) names.add(chosen.slice(prefix.length));
  return [...names]
    .map((name) => ({ name, key: naturalKey(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ name }) => ({ value: `${prefix}${name}` as const, label: name, count: counts.get(name) ?? 0 }));
}
