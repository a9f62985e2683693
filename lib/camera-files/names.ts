import { CAMERA_FILES, type CameraFile } from '@/lib/agencies/agencies';

/** A file of the public contract (ADR 001): the index, or one list of cameras. */
export type DataName = 'index' | CameraFile;

export const DEFAULT_DATA_DIR = 'public/camera-data';

export function getDataFileName(name: DataName): string {
  return name === 'index' ? 'index.json' : `${name}-cameras.json`;
}

export function getDataPath(name: DataName): string {
  return `/camera-data/${getDataFileName(name)}`;
}

export function parseDataName(fileName: string): DataName | null {
  return (['index', ...CAMERA_FILES] as const).find((name) => getDataFileName(name) === fileName) ?? null;
}
