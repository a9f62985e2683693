import type { LocalAgency } from '@/data/agency';
import { CORE_SOURCES, type CoreSource } from '@/data/core-sources';
import { isRecord } from '@/lib/core/parse-json';
import { agencies, getCameraFile, READABLE_HOSTS, SOURCE_ID, type CameraFile, type SourceId } from './agencies';

// Separate from ./agencies: the embed loads it only for local sources.

export { CORE_SOURCES, type CoreSource };

const ids = [...agencies.keys()];
const BUILT_IN = ids.length;
/** Loading and reporting order. Includes local sources. */
export const SOURCE_IDS: readonly SourceId[] = ids;

/** Files of every installation. */
export const CORE_FILES: readonly CameraFile[] = [...new Set(CORE_SOURCES.map(getCameraFile))];

const files = [...new Set(ids.map(getCameraFile))];
const BUILT_IN_FILES = files.length;
/** Starts with `CORE_FILES`. Includes local sources. */
export const CAMERA_FILES: readonly CameraFile[] = files;

const local = new Map<SourceId, LocalAgency>();
export const listLocalAgencies = (): readonly LocalAgency[] => [...local.values()];
export const getLocalAgency = (id: SourceId): LocalAgency | undefined => local.get(id);

const isTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string');

function isLocalAgency(value: unknown): value is LocalAgency {
  if (!isRecord(value) || !isRecord(value.attribution) || !isRecord(value.reuse)) return false;
  const { id, label, badge, filter, home, attribution } = value;
  const { name, url, license } = attribution;
  return Array.isArray(home) && isTexts([id, label, badge, filter, name, url, license, ...(home as unknown[])]);
}

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
    for (const host of agency.readableHosts ?? []) READABLE_HOSTS.add(host);
  }
}

/** Without zod, which would slow the first screen. @param index body of `index.json` */
export function replaceLocalSources(index: unknown): void {
  const { local: rows } = isRecord(index) ? index : {};
  setLocalAgencies(Array.isArray(rows) ? rows.filter(isLocalAgency) : []);
}
