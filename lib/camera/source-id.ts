/** Every source of spec 3 and 5, by the value its filter uses, in the order in which the files are loaded and reported. */
export const SOURCE_IDS = [
  '511ny',
  '511ga',
  '511id',
  '511newengland',
  '511pa',
  '511fl',
  '511ia',
  '511in',
  '511sc',
  'caltrans',
  'navcanada',
  'ontario-mto',
  'toronto-opendata',
  'rom',
  '511on',
  'vdot',
  'nycdot',
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** The three sources around Toronto share one file (spec 3 and 7). */
type SharedFileSource = 'ontario-mto' | 'toronto-opendata' | 'rom';
export type CameraFile = Exclude<SourceId, SharedFileSource> | 'gtaupdate';

/** The file a source is published in: its own, or the shared one. */
export function cameraFileOf(source: SourceId): CameraFile {
  return source === 'ontario-mto' || source === 'toronto-opendata' || source === 'rom' ? 'gtaupdate' : source;
}

/** The 15 names of spec 7, in the specified order: `/camera-data/{name}-cameras.json`. */
export const CAMERA_FILES: readonly CameraFile[] = [...new Set(SOURCE_IDS.map(cameraFileOf))];

/** `/camera-data/…` path of a file, the public contract. */
export function cameraFilePath(file: CameraFile): string {
  return `/camera-data/${file}-cameras.json`;
}
