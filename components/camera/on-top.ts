import { useSyncExternalStore } from 'react';
import type { FeedSource } from '@/components/feed/camera-feed';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';

/** More would be too small to see. */
export const MOST_ON_TOP = 4;
const WINDOW_SIZE = { width: 480, height: 300 } as const;

export interface FeedOnTop {
  /** Of a camera and one of its angles. */
  readonly key: string;
  readonly source: FeedSource;
  readonly location: string;
}

interface OnTop {
  /** Stays over other windows; null while there is none. */
  readonly window: Window | null;
  readonly feeds: readonly FeedOnTop[];
  /** The browser did not let us open it. */
  readonly isRefused: boolean;
}

interface DocumentPictureInPicture {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

declare global {
  interface Window {
    /** Chromium, on secure pages. */
    readonly documentPictureInPicture?: DocumentPictureInPicture;
  }
}

const EMPTY: OnTop = { window: null, feeds: [], isRefused: false };
const store = createStore(EMPTY);

export const hasOnTop = (): boolean => window.documentPictureInPicture !== undefined;

export function useOnTop(): OnTop {
  return useSyncExternalStore(store.subscribe, store.get, () => EMPTY);
}

/** @param angle index, or null for the first */
export function describeOnTop(camera: Camera, angle: number | null): FeedOnTop {
  const index = angle ?? 0;
  const view = camera.hasMultipleViews === true ? camera.views?.[index] : undefined;
  const { videoUrl, imageUrl } = view ?? camera;
  return { key: `${camera.id} ${index}`, source: { ...camera, videoUrl, imageUrl }, location: camera.location };
}

export function closeOnTop(): void {
  const { window: open } = store.get();
  store.set(EMPTY);
  open?.close();
}

async function openWindow(): Promise<Window | null> {
  const opened = await window.documentPictureInPicture?.requestWindow(WINDOW_SIZE).catch(() => null);
  // Also when another page of the browser opens one.
  opened?.addEventListener('pagehide', () => {
    if (store.get().window === opened) store.set(EMPTY);
  });
  return opened ?? null;
}

export function removeOnTop(key: string): void {
  const { feeds, ...rest } = store.get();
  const left = feeds.filter((feed) => feed.key !== key);
  if (left.length === 0) closeOnTop();
  else store.set({ ...rest, feeds: left });
}

/** Only in answer to a click or key: browsers open no window otherwise. */
export async function addOnTop(feed: FeedOnTop): Promise<void> {
  const target = store.get().window ?? (await openWindow());
  if (target === null) {
    store.set({ ...EMPTY, isRefused: true });
    return;
  }
  const { feeds } = store.get();
  const others = feeds.filter(({ key }) => key !== feed.key);
  if (others.length < MOST_ON_TOP) store.set({ window: target, feeds: [...others, feed], isRefused: false });
}
