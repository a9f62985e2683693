import { CAMERA_FILES, type CameraFile } from '@/lib/agencies/agencies';

const REPORTS = ['index', 'status', 'history'] as const;
/** Made from the camera files, for the site alone (ADR 022). */
export const DERIVED = ['first', 'catalog'] as const;
export type DerivedName = (typeof DERIVED)[number];
/** What sync asks of others beside the agencies, at its own pace. A site may be without them. */
export const EXTRAS = ['alerts', 'events'] as const;
export type ExtraName = (typeof EXTRAS)[number];
/** A file of the public contract (ADR 001): the index, what sync did and when, its last 30 days, or one list of cameras. Or a derived or extra one. */
export type DataName = (typeof REPORTS)[number] | DerivedName | ExtraName | CameraFile;

const SINGLE_NAMES = [...REPORTS, ...DERIVED, ...EXTRAS] as const;
const SINGLE: readonly string[] = SINGLE_NAMES;

export function isDerived(name: DataName): name is DerivedName {
  return (DERIVED as readonly string[]).includes(name);
}

export function isExtra(name: DataName): name is ExtraName {
  return (EXTRAS as readonly string[]).includes(name);
}

/** A derived or extra file that says there is none: an answer of 404 would be an error in every visitor's console. */
export const NO_DERIVED = 'null\n';

export const DEFAULT_DATA_DIR = 'public/camera-data';

export function getDataFileName(name: DataName): string {
  return SINGLE.includes(name) ? `${name}.json` : `${name}-cameras.json`;
}

export function getDataPath(name: DataName): string {
  return `/camera-data/${getDataFileName(name)}`;
}

export function parseDataName(fileName: string): DataName | null {
  return [...SINGLE_NAMES, ...CAMERA_FILES].find((name) => getDataFileName(name) === fileName) ?? null;
}
