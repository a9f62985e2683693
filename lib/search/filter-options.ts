import { getAgency, getFilterLabel, type SourceFilter } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { BOROUGHS, COUNTRY_NAMES, findRegion, REGIONS, type StateCode } from '@/lib/camera/regions';
import { foldText, naturalKey, splitWords } from '@/lib/core/fold-text';
import { createFilter, withSource, withState, type AreaFilter, type CameraQuery } from './camera-query';
import type { SearchIndex } from './search-index';
import { RANK } from './vocabulary';

export interface FilterOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
  readonly group?: string;
  readonly keywords?: string;
}

const ELSEWHERE = 'Elsewhere';
const PLACES: readonly string[] = [COUNTRY_NAMES.US, COUNTRY_NAMES.CA, ELSEWHERE];

export interface FilterOptions {
  readonly sources: readonly FilterOption[];
  readonly states: readonly FilterOption[];
  readonly areas: readonly FilterOption<AreaFilter>[];
}

export function filterOptions(
  cameras: readonly Camera[],
  index: SearchIndex,
  query: CameraQuery,
  favorites: ReadonlySet<string>,
): FilterOptions {
  const ranks = index.search(query.q);
  const found = cameras.filter((_, position) => ranks?.[position] !== RANK.NONE);
  const among = (filters: CameraQuery) => found.filter(createFilter(filters, { favorites, ranks: index.warnings }));
  const ofSources = among(withSource(query, 'all'));
  const ofStates = among(withState(query, 'all'));
  const ofAreas = among({ ...query, area: 'all' });
  return {
    sources: [
      { value: 'all', label: getFilterLabel('all'), count: ofSources.length },
      ...sourceOptions(countBy(ofSources, 'source'), query.source),
    ],
    states: [
      { value: 'all', label: 'All states', count: ofStates.length },
      ...inGroups(
        namedOptions(countBy(ofStates, 'state'), '', query.state).map((option) => ({
          ...option,
          ...describeRegions([findRegion(option.value)], ELSEWHERE),
        })),
      ),
    ],
    areas: [
      { value: 'all', label: 'All areas', count: ofAreas.length },
      ...namedOptions(countBy(ofAreas, 'county'), 'county:', query.area).map((option) => ({
        ...option,
        group: 'Counties',
        keywords: BOROUGHS.get(option.label) ?? '',
      })),
      ...namedOptions(countBy(ofAreas, 'city'), 'city:', query.area).map((option) => ({ ...option, group: 'Cities' })),
    ],
  };
}

function sourceOptions(counts: ReadonlyMap<string, number>, chosen: SourceFilter): FilterOption[] {
  const options = SOURCE_IDS.filter((source) => source === chosen || counts.has(source)).map((value) => {
    const { home, label: name, filter: label } = getAgency(value);
    // Only Nav Canada has no state.
    const { group, keywords } = describeRegions(home, COUNTRY_NAMES.CA);
    const key = naturalKey(`${home[0] ? REGIONS[home[0]].name : ''} ${label}`);
    return { value, label, count: counts.get(value) ?? 0, group, keywords: `${name} ${keywords}`, key };
  });
  return inGroups(options.sort((a, b) => (a.key < b.key ? -1 : 1)));
}

function describeRegions(codes: readonly (StateCode | undefined)[], otherGroup: string) {
  const regions = codes.flatMap((code) => (code ? [{ code, ...REGIONS[code] }] : []));
  const group = regions[0] ? COUNTRY_NAMES[regions[0].country] : otherGroup;
  return { group, keywords: [group, ...regions.flatMap(({ code, name }) => [code, name])].join(' ') };
}

function inGroups<Option extends { readonly group: string }>(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => PLACES.indexOf(a.group) - PLACES.indexOf(b.group));
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

type Findable = Pick<FilterOption, 'label' | 'keywords'>;

export function findOptions<Option extends Findable>(options: readonly Option[], text: string): readonly Option[] {
  const starts = splitWords(foldText(text));
  if (starts.length === 0) return options;
  return options.filter((option) => {
    const words = getWords(option);
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** Prefers all words whole (`al` is Alabama, not All states); -1 without options. */
export function findBest(found: readonly Findable[], text: string): number {
  const wanted = splitWords(foldText(text));
  const position = found.findIndex((option) => {
    const words = getWords(option);
    return wanted.every((word) => words.includes(word));
  });
  return position < 0 && found.length > 0 ? 0 : position;
}

function getWords({ label, keywords = '' }: Findable): string[] {
  return splitWords(foldText(`${label} ${keywords}`));
}
