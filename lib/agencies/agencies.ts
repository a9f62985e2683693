import { CORE_SOURCES, type CoreSource } from '@/data/core-sources';
import { AGENCIES, type CameraFile, type SourceId } from '@/data/generated/agencies';

export { CORE_SOURCES, type CameraFile, type CoreSource, type SourceId };

/** Loading and reporting order. */
export const SOURCE_IDS = Object.keys(AGENCIES) as readonly SourceId[];

const IDS: ReadonlySet<unknown> = new Set(SOURCE_IDS);
export const isSourceId = (value: unknown): value is SourceId => IDS.has(value);

export function getCameraFile(source: SourceId): CameraFile {
  return AGENCIES[source].file ?? (source as CameraFile);
}

/** Empty for New York City. */
export function getIdPrefix(source: SourceId): string {
  return AGENCIES[source].idPrefix ?? `${source}-`;
}

export function getSourceOf(id: string): SourceId {
  const [source = 'nycdot'] = SOURCE_IDS.filter((candidate) => id.startsWith(getIdPrefix(candidate))).sort(
    (a, b) => getIdPrefix(b).length - getIdPrefix(a).length,
  );
  return source;
}

/** Files of every installation. */
export const CORE_FILES: readonly CameraFile[] = [...new Set(CORE_SOURCES.map(getCameraFile))];

/** Starts with `CORE_FILES`. */
export const CAMERA_FILES: readonly CameraFile[] = [...new Set(SOURCE_IDS.map(getCameraFile))];

/** Hosts whose stills allow cross-origin reads, which reveal a picture's age. */
export const READABLE_HOSTS: ReadonlySet<string> = new Set(
  SOURCE_IDS.flatMap((source) => AGENCIES[source].readableHosts ?? []),
);

export function getBadge(source: SourceId): string {
  return AGENCIES[source].badge;
}

export function isImageOnly(source: SourceId): boolean {
  return getBadge(source).endsWith(' IMAGE');
}

export type SourceFilter = SourceId | 'all';

export const SOURCE_FILTERS: readonly SourceFilter[] = ['all', ...SOURCE_IDS];

export function getFilterLabel(filter: SourceFilter): string {
  return filter === 'all' ? 'All sources' : AGENCIES[filter].filter;
}

export function parseSourceFilter(text: string | null): SourceFilter {
  return SOURCE_FILTERS.find((filter) => filter === text) ?? 'all';
}
