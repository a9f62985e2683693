import { CAMERA_FILES, type CameraFile } from '@/lib/agencies/agencies';

/** A file of the public contract (ADR 001): the index, what sync did and when, or one list of cameras. */
export type DataName = 'index' | 'status' | CameraFile;

export const DEFAULT_DATA_DIR = 'public/camera-data';

export function getDataFileName(name: DataName): string {
  return name === 'index' || name === 'status' ? `${name}.json` : `${name}-cameras.json`;
}

export function getDataPath(name: DataName): string {
  return `/camera-data/${getDataFileName(name)}`;
}

export function parseDataName(fileName: string): DataName | null {
  return (['index', 'status', ...CAMERA_FILES] as const).find((name) => getDataFileName(name) === fileName) ?? null;
}
