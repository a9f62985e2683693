import { getCameraFile, isSourceId, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import { CAMERA_FILES, replaceLocalSources } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { decodeCameras, readFirstCameras } from '@/lib/camera-files/shown-camera';
import { getDataPath } from '@/lib/camera-files/names';
import { groupBy } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';

const FILE_TIMEOUT_MS = 30_000;
const STEP_TIMEOUT_MS = 3_000;

export interface CatalogBatch {
  /** Or `first`: cameras that later batches repeat. */
  readonly file: CameraFile;
  readonly cameras: readonly Camera[];
  readonly failure: string | null;
  /** Sources whose latest sync failed. */
  readonly late?: readonly SourceId[];
}

export type FetchFile = (path: string, init: { signal: AbortSignal }) => Promise<Response>;

export interface Loading {
  readonly fetchData: (name: Parameters<typeof getDataPath>[0]) => Promise<Response>;
  readonly onBatch: (batch: CatalogBatch) => void;
  readonly timeout: () => Promise<void>;
}

export type IndexSummary = Readonly<ReturnType<typeof readIndex>>;

/** Without zod, which would slow the first screen. */
export function readIndex(body: unknown) {
  replaceLocalSources(body);
  const { sources, generation } = isRecord(body) ? body : {};
  const rows: readonly unknown[] = Array.isArray(sources) ? sources : [];
  const counts = new Map<CameraFile, number>();
  const late: SourceId[] = [];
  for (const row of rows) {
    if (!isRecord(row) || !isSourceId(row.id)) continue;
    if (typeof row.cameras === 'number' && row.cameras > 0) counts.set(getCameraFile(row.id), row.cameras);
    if (typeof row.failure === 'string') late.push(row.id);
  }
  return { generation: typeof generation === 'string' ? generation : null, counts, late };
}

const readJson = (response: Promise<Response>): Promise<unknown> =>
  response.then((answer) => answer.json()).catch(() => null);

async function loadCompact(
  { fetchData, timeout }: Loading,
  index: Promise<IndexSummary>,
): Promise<readonly Camera[] | null> {
  try {
    const response = await Promise.race([fetchData('catalog'), timeout().then(() => null)]);
    const body: unknown = response?.ok ? await response.json() : null;
    if (!isRecord(body) || typeof body.generation !== 'string') return null;
    const indexed = await Promise.race([index, timeout().then(() => null)]);
    return indexed?.generation === body.generation ? decodeCameras(body) : null;
  } catch {
    return null;
  }
}

export async function loadCatalog(
  fetchFile: FetchFile,
  onBatch: (batch: CatalogBatch) => void,
  timeout: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, STEP_TIMEOUT_MS)),
  onIndex: () => void = () => undefined,
): Promise<void> {
  const fetchData: Loading['fetchData'] = async (name) =>
    fetchFile(getDataPath(name), { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
  const loading = { fetchData, onBatch, timeout };
  let isDone = false;
  const first = readJson(fetchData('first')).then((body) => {
    const cameras = isDone ? [] : readFirstCameras(body);
    if (cameras.length > 0) onBatch({ file: 'first', cameras, failure: null });
  });
  const index = readJson(fetchData('index')).then(readIndex);
  void index.then(onIndex);
  const cameras = await loadCompact(loading, index);
  // Otherwise a seed would not repeat its order.
  await Promise.race([first, timeout()]);
  if (cameras === null) {
    try {
      await import('@/lib/core/zod-without-eval');
      const { loadLists } = await import('./load-lists');
      await loadLists(loading, index);
    } catch {
      // The code is missing.
      for (const file of CAMERA_FILES) onBatch({ file, cameras: [], failure: `Failed to load ${file} cameras` });
    }
  } else {
    const { late } = await index;
    const byFile = groupBy(cameras, ({ source }) => getCameraFile(source));
    for (const file of CAMERA_FILES) onBatch({ file, cameras: byFile.get(file) ?? [], failure: null, late });
  }
  isDone = true;
}
