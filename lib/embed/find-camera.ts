import { getCameraFile, getSourceOf, type CameraFile } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { getDataPath } from '@/lib/camera-files/names';
import { isRecordList, readShownCamera } from '@/lib/camera-files/shown-camera';
import { isRecord } from '@/lib/core/parse-json';

const FILE_TIMEOUT_MS = 20_000;

interface FoundCamera {
  readonly camera: Camera;
  readonly isFeedDead: boolean;
}

/** Rarely needed: other programs' records, raw agency lists, and local sources. */
async function loadParser() {
  await import('@/lib/core/zod-without-eval');
  return import('@/lib/camera-files/parse');
}

async function readCamera(file: CameraFile, body: unknown, id: string): Promise<FoundCamera | null> {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [];
  const record = rows.find((row) => isRecord(row) && row.id === id);
  if (record === undefined && isRecordList(body)) return null;
  const shown = readShownCamera(record);
  if (shown) return { camera: shown, isFeedDead: isRecord(record) && record.isFeedDead === true };
  const { cameras } = await (await loadParser()).parseCameraFile(file, body);
  const camera = cameras.find((candidate) => candidate.id === id);
  return camera ? { camera, isFeedDead: camera.isFeedDead === true } : null;
}

async function loadList(file: CameraFile): Promise<unknown> {
  const response = await fetch(getDataPath(file), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
  // Agencies this installation does not collect have no file.
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

const lists = new Map<CameraFile, Promise<unknown>>();

async function findListed(id: string): Promise<FoundCamera | null> {
  const file = getCameraFile(getSourceOf(id));
  const list = lists.get(file) ?? loadList(file).finally(() => lists.delete(file));
  lists.set(file, list);
  return readCamera(file, await list, id);
}

export async function findCamera(id: string): Promise<FoundCamera | null> {
  const source = getSourceOf(id);
  // New York City's ids have no prefix.
  const found = source === 'nycdot' ? null : await findListed(id);
  if (found) return found;
  // Only the index names local sources, whose ids may begin like others.
  const index = loadList('index');
  const { replaceLocalSources } = await loadParser();
  await index.then(replaceLocalSources, () => undefined);
  const again = source === 'nycdot' || source !== getSourceOf(id) ? await findListed(id) : null;
  // Without it, the camera may exist.
  if (again === null) await index;
  return again;
}
