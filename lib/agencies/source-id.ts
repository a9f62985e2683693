/** The sources of spec 3 and 5, by the value their filter uses, in the order in which the files are loaded and reported. */
export const SPECIFIED_SOURCES = [
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
export type SpecifiedSource = (typeof SPECIFIED_SOURCES)[number];

/** Agencies added to them, each with a file of its own, which is asked for where the index lists it (docs/decisions/017). */
const FURTHER_SOURCES = ['511mn', '511nv'] as const;

/** Every source, in the order in which the files are loaded and reported. */
export const SOURCE_IDS = [...SPECIFIED_SOURCES, ...FURTHER_SOURCES] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** The three sources around Toronto share one file (spec 3 and 7). */
type SharedFileSource = 'ontario-mto' | 'toronto-opendata' | 'rom';
export type CameraFile = Exclude<SourceId, SharedFileSource> | 'gtaupdate';

/** The file a source is published in: its own, or the shared one. */
export function cameraFileOf(source: SourceId): CameraFile {
  return source === 'ontario-mto' || source === 'toronto-opendata' || source === 'rom' ? 'gtaupdate' : source;
}

/** The 15 names of spec 7, in the specified order: `/camera-data/{name}-cameras.json`. Every installation has them. */
export const SPECIFIED_FILES: readonly CameraFile[] = [...new Set(SPECIFIED_SOURCES.map(cameraFileOf))];

/** The names of all files: the specified ones, then those of the further agencies. */
export const CAMERA_FILES: readonly CameraFile[] = [...SPECIFIED_FILES, ...FURTHER_SOURCES];
