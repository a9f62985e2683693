import { CORE_SOURCES, type CoreSource } from '@/data/core-sources';
import type { Agency, LocalAgency } from '@/data/agency';
import { AGENCIES } from '@/data/generated/agencies';
import { REGIONS } from '@/data/regions';
import { isRecord } from '@/lib/core/parse-json';

export { CORE_SOURCES, type CoreSource };

/** Built in, or added by this installation. */
export type SourceId = string;
/** Name of a camera file: a source's id, or a shared file. */
export type CameraFile = string;

const agencies = new Map<SourceId, Agency>(Object.entries(AGENCIES));
const ids = [...agencies.keys()];
const BUILT_IN = ids.length;
const local = new Map<SourceId, LocalAgency>();

/** Loading and reporting order. Grows by local sources. */
export const SOURCE_IDS: readonly SourceId[] = ids;

export const SOURCE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isSourceId = (value: unknown): value is SourceId => agencies.has(value as SourceId);

/** A local source that is not known yet has its id for a name. */
export function getAgency(id: SourceId): Agency {
  return agencies.get(id) ?? { label: id, badge: id.toUpperCase(), filter: id, home: [] };
}

export function getCameraFile(source: SourceId): CameraFile {
  return getAgency(source).file ?? source;
}

/** Empty for New York City. */
export function getIdPrefix(source: SourceId): string {
  return getAgency(source).idPrefix ?? `${source}-`;
}

export function getSourceOf(id: string): SourceId {
  const [source = 'nycdot'] = SOURCE_IDS.filter((candidate) => id.startsWith(getIdPrefix(candidate))).sort(
    (a, b) => getIdPrefix(b).length - getIdPrefix(a).length,
  );
  return source;
}

/** Files of every installation. */
export const CORE_FILES: readonly CameraFile[] = [...new Set(CORE_SOURCES.map(getCameraFile))];

const files = [...new Set(ids.map(getCameraFile))];
const BUILT_IN_FILES = files.length;
/** Starts with `CORE_FILES`. Grows by local sources. */
export const CAMERA_FILES: readonly CameraFile[] = files;

const readableHosts = new Set(ids.flatMap((source) => getAgency(source).readableHosts ?? []));
/** Hosts whose stills allow cross-origin reads, which reveal a picture's age. */
export const READABLE_HOSTS: ReadonlySet<string> = readableHosts;

const isTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string');

function isLocalAgency(value: unknown): value is LocalAgency {
  if (!isRecord(value) || !isRecord(value.attribution) || !isRecord(value.reuse)) return false;
  const { id, label, badge, filter, home, attribution } = value;
  const isText = isTexts([id, label, badge, filter, attribution.name, attribution.url, attribution.license]);
  return isText && Array.isArray(home) && home.every((code) => Object.hasOwn(REGIONS, code as string));
}

/** Without zod, which would slow the first screen. @param index body of `index.json` */
export function readLocalAgencies(index: unknown): readonly LocalAgency[] {
  const { local: rows } = isRecord(index) ? index : {};
  return Array.isArray(rows) ? rows.filter(isLocalAgency) : [];
}

export const listLocalAgencies = (): readonly LocalAgency[] => [...local.values()];

export const getLocalAgency = (id: SourceId): LocalAgency | undefined => local.get(id);

/** Replaces the local sources. */
export function setLocalAgencies(given: readonly LocalAgency[]): void {
  for (const id of local.keys()) agencies.delete(id);
  local.clear();
  ids.length = BUILT_IN;
  files.length = BUILT_IN_FILES;
  for (const agency of given) {
    const { id } = agency;
    if (!SOURCE_ID.test(id) || agencies.has(id)) continue;
    local.set(id, agency);
    agencies.set(id, agency);
    ids.push(id);
    files.push(id);
    for (const host of agency.readableHosts ?? []) readableHosts.add(host);
  }
}

export function getBadge(source: SourceId): string {
  return getAgency(source).badge;
}

/** A source's id, or `all`. */
export type SourceFilter = string;

export function getFilterLabel(filter: SourceFilter): string {
  return filter === 'all' ? 'All sources' : getAgency(filter).filter;
}

/** Accepts sources that are not known yet. */
export function parseSourceFilter(text: string | null): SourceFilter {
  return text !== null && SOURCE_ID.test(text) ? text : 'all';
}
