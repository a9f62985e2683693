import type { SourceId } from './source-id';

/** A value of the source filter other than `all`: each is one source, by its id (spec 5, with the ontario-mto it forgot). */
export type SourceFilter = SourceId;

/** What the filter says of each value, in the order in which it is offered. */
const LABELS: Readonly<Record<SourceFilter | 'all', string>> = {
  all: 'All sources',
  '511fl': '511 Florida',
  '511ga': '511 Georgia',
  '511ia': '511 Iowa',
  '511id': '511 Idaho',
  '511in': '511 Indiana',
  '511mn': '511 Minnesota',
  '511newengland': '511 New England',
  '511nv': 'NV Roads Nevada',
  '511ny': '511 New York',
  '511on': '511 Ontario',
  '511pa': '511 Pennsylvania',
  '511sc': '511 South Carolina',
  caltrans: 'Caltrans',
  navcanada: 'Nav Canada',
  nycdot: 'NYC DOT',
  'ontario-mto': 'Ontario MTO',
  rom: 'York Region',
  'toronto-opendata': 'Toronto Open Data',
  vdot: 'VDOT Virginia',
};

/** `all` and every source, in the order in which they are offered. */
export const SOURCE_FILTERS = Object.keys(LABELS) as readonly (SourceFilter | 'all')[];

/** What the filter says of a value. */
export function sourceFilterLabel(filter: SourceFilter | 'all'): string {
  return LABELS[filter];
}

/** A value as an address or a list may hold it; anything unknown is `all`. */
export function sourceFilterOf(text: string | null): SourceFilter | 'all' {
  return SOURCE_FILTERS.find((filter) => filter === text) ?? 'all';
}
