import { AGENCIES, CORE_SOURCES, type CameraFile, type CoreSource, type SourceId } from '@/data/agencies';

export { CORE_SOURCES, type CameraFile, type CoreSource, type SourceId };

/** Every source, in the order in which files are loaded and reported. */
export const SOURCE_IDS = Object.keys(AGENCIES) as readonly SourceId[];

export function getCameraFile(source: SourceId): CameraFile {
  return AGENCIES[source].file ?? (source as CameraFile);
}

/** What its cameras' ids begin with; '' for New York City's, which are the agency's own. */
export function getIdPrefix(source: SourceId): string {
  return AGENCIES[source].idPrefix ?? `${source}-`;
}

/** The one source that can have a camera of this id: ids begin with a prefix of theirs. */
export function getSourceOf(id: string): SourceId {
  const [source = 'nycdot'] = SOURCE_IDS.filter((candidate) => id.startsWith(getIdPrefix(candidate))).sort(
    (a, b) => getIdPrefix(b).length - getIdPrefix(a).length,
  );
  return source;
}

/** The 15 names that every installation has, in their order: `/camera-data/{name}-cameras.json`. */
export const CORE_FILES: readonly CameraFile[] = [...new Set(CORE_SOURCES.map(getCameraFile))];

/** Starts with `CORE_FILES`: loadCatalog relies on it. */
export const CAMERA_FILES: readonly CameraFile[] = [...new Set(SOURCE_IDS.map(getCameraFile))];

/** Hosts of stills that let other sites read the bytes, so their age shows. */
export const READABLE_HOSTS: ReadonlySet<string> = new Set(
  SOURCE_IDS.flatMap((source) => AGENCIES[source].readableHosts ?? []),
);

export function getBadge(source: SourceId): string {
  return AGENCIES[source].badge;
}

/** Whether its cameras are stills, as its badge says. */
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
