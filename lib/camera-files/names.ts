import { CAMERA_FILES, type CameraFile } from '@/lib/agencies/agencies';

const REPORTS = ['index', 'status', 'history'] as const;
/** A file of the public contract (ADR 001): the index, what sync did and when, its last 30 days, or one list of cameras. */
export type DataName = (typeof REPORTS)[number] | CameraFile;

const isReport = (name: string): boolean => (REPORTS as readonly string[]).includes(name);

export const DEFAULT_DATA_DIR = 'public/camera-data';

export function getDataFileName(name: DataName): string {
  return isReport(name) ? `${name}.json` : `${name}-cameras.json`;
}

export function getDataPath(name: DataName): string {
  return `/camera-data/${getDataFileName(name)}`;
}

export function parseDataName(fileName: string): DataName | null {
  return [...REPORTS, ...CAMERA_FILES].find((name) => getDataFileName(name) === fileName) ?? null;
}
