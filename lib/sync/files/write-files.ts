import { type CameraFile, getCameraFile, type SourceId } from '@/lib/agencies/agencies';
import { CAMERA_FILES, listLocalAgencies, SOURCE_IDS } from '@/lib/agencies/sources';
import { type Camera, CameraSchema, FallbackSchema } from '@/lib/camera/camera';
import { chooseFirstCameras, serializeCatalog, serializeFirstCameras } from '@/lib/camera-files/derived-files';
import type { SyncStatus } from '@/lib/camera-files/status';
import type { DataIndex, SourceSummary } from '@/lib/camera-files/parse';
import { hashCameraFiles, type PreviousData } from '@/lib/camera-files/read-folder';
import { writeNamed } from '@/lib/camera-files/compressed-files';
import { compareIds } from '@/lib/core/collections';
import { roundPoint } from '@/lib/geo/point';
import { countCameras } from '../report';

export type CamerasBySource = ReadonlyMap<SourceId, readonly Camera[]>;

const FIELDS = Object.keys(CameraSchema.shape) as (keyof Camera)[];
const FALLBACK_FIELDS = Object.keys(FallbackSchema.shape);
const VIEW_FIELDS = ['angleName', 'videoUrl', 'imageUrl', 'feedType'] as const;

const isDefault = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

function dropDefaults(record: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> {
  const present = fields.filter((field) => !isDefault(record[field]));
  return Object.fromEntries(present.map((field) => [field, record[field]]));
}

export function serializeCamera(camera: Camera): string {
  const views = camera.views?.map((view) => dropDefaults(view, VIEW_FIELDS));
  const fallback = camera.fallback && dropDefaults(camera.fallback, FALLBACK_FIELDS);
  const nested = { ...(views && { views }), ...(fallback && { fallback }) };
  return JSON.stringify(dropDefaults({ ...roundPoint(camera), ...nested }, FIELDS));
}

export const serializeLines = (cameras: readonly Camera[]): string =>
  [...cameras].sort(compareIds).map(serializeCamera).join(',\n');

export function serializeCameras(cameras: readonly Camera[]): string {
  return cameras.length === 0 ? '[]\n' : `[\n${serializeLines(cameras)}\n]\n`;
}

const getCameras = (bySource: CamerasBySource, id: SourceId): readonly Camera[] => bySource.get(id) ?? [];

function serializeFile(file: CameraFile, bySource: CamerasBySource): string {
  const sources = SOURCE_IDS.filter((id) => getCameraFile(id) === file);
  return serializeCameras(sources.flatMap((id) => getCameras(bySource, id)));
}

export function writeCameraFile(dir: string, file: CameraFile, bySource: CamerasBySource): Promise<string[]> {
  return writeNamed(dir, file, serializeFile(file, bySource));
}

export async function writeCameraFiles(dir: string, bySource: CamerasBySource) {
  const written: string[] = [];
  const texts: string[] = [];
  for (const file of CAMERA_FILES) {
    const text = serializeFile(file, bySource);
    texts.push(text);
    written.push(...(await writeNamed(dir, file, text)));
  }
  const generation = hashCameraFiles(texts);
  const cameras = SOURCE_IDS.flatMap((id) => getCameras(bySource, id));
  const first = serializeFirstCameras(chooseFirstCameras(cameras, generation), generation);
  written.push(...(await writeNamed(dir, 'first', first)));
  written.push(...(await writeNamed(dir, 'catalog', serializeCatalog(cameras, generation))));
  return { written, generation };
}

interface RunResult {
  readonly bySource: CamerasBySource;
  readonly outcomes: ReadonlyMap<SourceId, { readonly failure: string | null }>;
  readonly leftOut: ReadonlySet<SourceId>;
  readonly previous: PreviousData;
  readonly now: number;
  readonly generation: string;
}

const NEVER_FETCHED = { changedAt: null, failure: null } as const;

function summarize(id: SourceId, { bySource, outcomes, leftOut, previous, now }: RunResult): SourceSummary {
  const cameras = getCameras(bySource, id);
  const outcome = outcomes.get(id);
  const before = previous.index?.sources.find((source) => source.id === id) ?? NEVER_FETCHED;
  const isSame = serializeLines(cameras) === serializeLines(getCameras(previous.bySource, id));
  const isFetched = cameras.length > 0 || outcome?.failure === null;
  const unchangedSince = before.changedAt ?? (isFetched ? now : null);
  const failure = leftOut.has(id) ? null : (outcome ?? before).failure;
  return { id, ...countCameras(cameras), changedAt: isSame ? unchangedSince : now, failure };
}

/** Equals the previous index, times included, if nothing changed. */
export function createIndex(result: RunResult): DataIndex {
  const before = result.previous.index;
  const sources = SOURCE_IDS.map((id) => summarize(id, result));
  const isSame = before?.mode === 'live' && JSON.stringify(before.sources) === JSON.stringify(sources);
  const local = listLocalAgencies().map(({ lists: _, ...shown }) => shown);
  return {
    mode: 'live',
    changedAt: isSame ? before.changedAt : result.now,
    generation: result.generation,
    sources,
    ...(local.length > 0 && { local }),
  };
}

export const toLines = (report: DataIndex | SyncStatus): string => `${JSON.stringify(report, null, 1)}\n`;
