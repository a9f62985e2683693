import type { Agency } from '@/data/agency';
import { AGENCIES } from '@/data/generated/agencies';

/** Built in, or added by this installation. */
export type SourceId = string;
/** Name of a camera file: a source's id, or a shared file. */
export type CameraFile = string;

/** Only `./sources` adds to it. */
export const agencies = new Map<SourceId, Agency>(Object.entries(AGENCIES));

export const SOURCE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isSourceId = (value: unknown): value is SourceId => agencies.has(value as SourceId);

/** A local source that is not known yet has its id for a name. */
export function getAgency(id: SourceId): Agency {
  return agencies.get(id) ?? { label: id, badge: id, filter: id, home: [] };
}

export function getCameraFile(source: SourceId): CameraFile {
  return getAgency(source).file ?? source;
}

/** Empty for New York City. */
export function getIdPrefix(source: SourceId): string {
  return getAgency(source).idPrefix ?? `${source}-`;
}

export function getSourceOf(id: string): SourceId {
  const [source = 'nycdot'] = [...agencies.keys()]
    .filter((candidate) => id.startsWith(getIdPrefix(candidate)))
    .sort((a, b) => getIdPrefix(b).length - getIdPrefix(a).length);
  return source;
}

/** Hosts whose stills allow cross-origin reads, which reveal a picture's age. */
export const READABLE_HOSTS = new Set([...agencies.values()].flatMap(({ readableHosts = [] }) => readableHosts));

/** A source's id, or `all`. */
export type SourceFilter = string;

export function getFilterLabel(filter: SourceFilter): string {
  return filter === 'all' ? 'All sources' : getAgency(filter).filter;
}

/** Accepts sources that are not known yet. */
export function parseSourceFilter(text: string | null): SourceFilter {
  return text !== null && SOURCE_ID.test(text) ? text : 'all';
}
