import { pictureQueue } from '@/components/feed/still/picture-queue';
import { loadPicture } from '@/components/feed/still/still-picture';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import { fetchEarlier, listEarlier } from '@/lib/rewind/earlier';
import type { Shot } from '@/lib/rewind/shots';

interface EarlierPictures {
  readonly camera: string;
  readonly shots: readonly Shot[];
  readonly openedAt: number;
  /** The agency's own. */
  readonly list: 'unasked' | 'empty' | null;
}

export const NO_EARLIER: EarlierPictures = { camera: '', shots: [], openedAt: 0, list: null };

export const earlierStore = createStore(NO_EARLIER);

/** Requests nothing. Returns a function that forgets the pictures. */
export function openEarlier(camera: Camera): () => void {
  const { id, earlier } = camera;
  const openedAt = Date.now();
  earlierStore.set({
    camera: id,
    openedAt,
    shots: listEarlier(camera, openedAt),
    list: earlier && 'list' in earlier ? 'unasked' : null,
  });
  return () => {
    earlierStore.set(NO_EARLIER);
    asking?.abort();
    [asking, wanted] = [null, null];
  };
}

const wait = (url: string) => new Promise<void>((resolve) => void pictureQueue.ask(url, 'first', resolve));

/** Asks the agency which pictures it keeps. A refusal leaves none. */
export async function askForList(camera: Camera): Promise<void> {
  const { id, earlier } = camera;
  if (!earlier || !('list' in earlier) || earlierStore.get().list !== 'unasked') return;
  earlierStore.set({ ...earlierStore.get(), list: null });
  await wait(earlier.list);
  const shots = await fetchEarlier(camera).catch(() => []);
  if (earlierStore.get().camera !== id) return;
  earlierStore.set({ ...earlierStore.get(), list: shots.length === 0 ? 'empty' : null, shots });
}

function update(feed: string, change: Partial<Shot>): void {
  const { shots, ...rest } = earlierStore.get();
  earlierStore.set({ ...rest, shots: shots.map((shot) => (shot.feed === feed ? { ...shot, ...change } : shot)) });
}

let wanted: string | null = null;
let asking: AbortController | null = null;

async function load(feed: string, signal: AbortSignal): Promise<void> {
  const { shots, openedAt } = earlierStore.get();
  const shot = shots.find((each) => each.feed === feed);
  if (shot?.picture !== null) return;
  try {
    const { picture, blob, modifiedAt } = await loadPicture(feed, signal);
    // The agency renumbers its pictures, even while the camera is open.
    const estimate = shot.isEstimate === true ? { takenAt: Date.now() - (openedAt - shot.at) } : {};
    const known = modifiedAt === null ? estimate : { takenAt: modifiedAt, isEstimate: false };
    update(feed, { picture: blob ?? picture, ...known });
  } catch {
    if (navigator.onLine && !signal.aborted) update(feed, { isLost: true });
  }
}

/** One request at a time, for the latest choice. */
export async function askForPicture(feed: string): Promise<void> {
  wanted = feed;
  if (asking) return;
  const own = (asking = new AbortController());
  while (wanted !== null && asking === own) {
    await wait(wanted);
    if (asking !== own) return;
    const next = wanted;
    wanted = null;
    await load(next, own.signal);
  }
  if (asking === own) asking = null;
}
