import type { Camera } from '@/lib/camera/camera';
import { closeOnTop, NOTHING_ON_TOP, onTopStore, type FeedOnTop } from './on-top-store';

/** More would be too small to see. */
export const MOST_ON_TOP = 4;
const WINDOW_SIZE = { width: 480, height: 300 } as const;

interface DocumentPictureInPicture {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

declare global {
  interface Window {
    /** Chromium, on secure pages. */
    readonly documentPictureInPicture?: DocumentPictureInPicture;
  }
}

export const hasOnTop = (): boolean => window.documentPictureInPicture !== undefined;

/** @param angle index, or null for the first */
export function describeOnTop(camera: Camera, angle: number | null): FeedOnTop {
  const index = angle ?? 0;
  const view = camera.hasMultipleViews === true ? camera.views?.[index] : undefined;
  const { videoUrl, imageUrl } = view ?? camera;
  return { key: `${camera.id} ${index}`, source: { ...camera, videoUrl, imageUrl }, location: camera.location };
}

async function openWindow(): Promise<Window | null> {
  const opened = await window.documentPictureInPicture?.requestWindow(WINDOW_SIZE).catch(() => null);
  // Also when another page of the browser opens one.
  opened?.addEventListener('pagehide', () => {
    if (onTopStore.get().window === opened) onTopStore.set(NOTHING_ON_TOP);
  });
  return opened ?? null;
}

export function removeOnTop(key: string): void {
  const { feeds, ...rest } = onTopStore.get();
  const left = feeds.filter((feed) => feed.key !== key);
  if (left.length === 0) closeOnTop();
  else onTopStore.set({ ...rest, feeds: left });
}

async function changeOnTop(change: (feeds: readonly FeedOnTop[]) => readonly FeedOnTop[]): Promise<void> {
  const target = onTopStore.get().window ?? (await openWindow());
  if (target === null) {
    onTopStore.set({ ...NOTHING_ON_TOP, isRefused: true });
    return;
  }
  onTopStore.set({ window: target, feeds: change(onTopStore.get().feeds), isRefused: false });
}

/** Only in answer to a click or key: browsers open no window otherwise. */
export const addOnTop = (feed: FeedOnTop): Promise<void> =>
  changeOnTop((feeds) => {
    const others = feeds.filter(({ key }) => key !== feed.key);
    return others.length < MOST_ON_TOP ? [...others, feed] : feeds;
  });

/** In place of what is there. Only in answer to a click or key. @param feeds at most `MOST_ON_TOP` */
export const showOnTop = (feeds: readonly FeedOnTop[]): Promise<void> => changeOnTop(() => feeds);
