import type { SourceId } from './source-id';

/** A value of the source filter other than `all`: each is one source, by its id (spec 5, with the ontario-mto it forgot). */
export type SourceFilter = SourceId;

/** `all` and the 17 sources, in the order in which they are offered. */
export const SOURCE_FILTERS = [
  'all',
  '511fl',
  '511ga',
  '511ia',
  '511id',
  '511in',
  '511newengland',
  '511ny',
  '511on',
  '511pa',
  '511sc',
  'caltrans',
  'navcanada',
  'nycdot',
  'ontario-mto',
  'rom',
  'toronto-opendata',
  'vdot',
] as const satisfies readonly (SourceFilter | 'all')[];

const LABELS: Readonly<Record<SourceFilter | 'all', string>> = {
  all: 'All sources',
  '511fl': '511 Florida',
  '511ga': '511 Georgia',
  '511ia': '511 Iowa',
  '511id': '511 Idaho',
  '511in': '511 Indiana',
  '511newengland': '511 New England',
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

/** What the filter says of a value. */
export function sourceFilterLabel(filter: SourceFilter | 'all'): string {
  return LABELS[filter];
}

/** A value as an address or a list may hold it; anything unknown is `all`. */
export function sourceFilterOf(text: string | null): SourceFilter | 'all' {
  return SOURCE_FILTERS.find((filter) => filter === text) ?? 'all';
}
