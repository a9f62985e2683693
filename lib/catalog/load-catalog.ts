import { CAMERA_FILES, getCameraFile } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { decodeCameras, readFirstCameras } from '@/lib/camera-files/shown-camera';
import { getDataPath } from '@/lib/camera-files/names';
import { groupBy } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';
import {
  type CatalogBatch,
  FILE_TIMEOUT_MS,
  type FetchFile,
  type IndexSummary,
  type Loading,
  readIndex,
} from './loading';

const PATIENCE_MS = 3_000;

async function loadJson(name: 'first' | 'index', { fetchFile }: Loading): Promise<unknown> {
  try {
    const response = await fetchFile(getDataPath(name), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    return await response.json();
  } catch {
    return null;
  }
}

async function loadCompact(
  { fetchFile, patience }: Loading,
  index: Promise<IndexSummary>,
): Promise<readonly Camera[] | null> {
  try {
    const request = fetchFile(getDataPath('catalog'), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    const response = await Promise.race([request, patience().then(() => null)]);
    const body: unknown = response?.ok ? await response.json() : null;
    if (!isRecord(body) || typeof body.generation !== 'string') return null;
    const indexed = await Promise.race([index, patience().then(() => null)]);
    return indexed?.generation === body.generation ? decodeCameras(body) : null;
  } catch {
    return null;
  }
}

export async function loadCatalog(
  fetchFile: FetchFile,
  onBatch: (batch: CatalogBatch) => void,
  patience: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  onIndex: () => void = () => undefined,
): Promise<void> {
  const loading = { fetchFile, onBatch, patience };
  let isDone = false;
  const first = loadJson('first', loading).then((body) => {
    const cameras = isDone ? [] : readFirstCameras(body);
    if (cameras.length > 0) onBatch({ file: 'first', cameras, failure: null });
  });
  const index = loadJson('index', loading).then(readIndex);
  void index.then(onIndex);
  const cameras = await loadCompact(loading, index);
  // Otherwise a seed would not repeat its order.
  await Promise.race([first, patience()]);
  if (cameras === null) {
    await import('@/lib/core/zod-without-eval');
    const { loadLists } = await import('./load-lists');
    await loadLists(loading, index);
  } else {
    const { late } = await index;
    const byFile = groupBy(cameras, ({ source }) => getCameraFile(source));
    for (const file of CAMERA_FILES) onBatch({ file, cameras: byFile.get(file) ?? [], failure: null, late });
  }
  isDone = true;
}
