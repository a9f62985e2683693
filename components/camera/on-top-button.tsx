'use client';

import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { closeOnTop, useOnTop, NOTHING_ON_TOP, onTopStore, type FeedOnTop } from './on-top-store';

interface SwitchProps {
  label: string;
  isOnTop: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** One button for both states keeps the focus. */
function OnTopSwitch({ label, isOnTop, onAdd, onRemove }: SwitchProps) {
  const { isRefused } = useOnTop();
  if (isOnTop) return <Button onClick={onRemove}>Remove from top</Button>;
  return (
    <Button onClick={onAdd}>
      <span aria-live="polite">{isRefused ? 'Pop-up blocked. Try again' : label}</span>
    </Button>
  );
}

export function OnTopButton({ camera, angle }: { camera: Camera; angle: number | null }) {
  const { feeds } = useOnTop();
  if (!hasOnTop()) return null;
  const feed = describeOnTop(camera, angle);
  const isOnTop = feeds.some(({ key }) => key === feed.key);
  if (!isOnTop && feeds.length >= MAX_ON_TOP) return <Button isDisabled>{MAX_ON_TOP} cameras on top</Button>;
  return (
    <OnTopSwitch
      label="Keep on top"
      isOnTop={isOnTop}
      onAdd={() => void addOnTop(feed)}
      onRemove={() => removeOnTop(feed.key)}
    />
  );
}

export function WallOnTopButton({ cameras }: { cameras: readonly Camera[] }) {
  const { feeds } = useOnTop();
  if (!hasOnTop() || cameras.length === 0) return null;
  const wanted = cameras.slice(0, MAX_ON_TOP).map((camera) => describeOnTop(camera, null));
  return (
    <OnTopSwitch
      label={cameras.length > MAX_ON_TOP ? `Keep the first ${MAX_ON_TOP} on top` : 'Keep on top'}
      isOnTop={wanted.length === feeds.length && wanted.every(({ key }, at) => key === feeds[at]?.key)}
      onAdd={() => void showOnTop(wanted)}
      onRemove={closeOnTop}
    />
  );
}

export const MAX_ON_TOP = 4;
const WINDOW_SIZE = { width: 480, height: 300 } as const;

interface DocumentPictureInPicture {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

declare global {
  interface Window {
    /** Chromium, secure pages only. */
    readonly documentPictureInPicture?: DocumentPictureInPicture;
  }
}

export const hasOnTop = (): boolean => window.documentPictureInPicture !== undefined;

export function describeOnTop(camera: Camera, angle: number | null): FeedOnTop {
  const index = angle ?? 0;
  const view = camera.hasMultipleViews === true ? camera.views?.[index] : undefined;
  const { videoUrl, imageUrl } = view ?? camera;
  return { key: `${camera.id} ${index}`, source: { ...camera, videoUrl, imageUrl }, location: camera.location };
}

async function openWindow(): Promise<Window | null> {
  const opened = await window.documentPictureInPicture?.requestWindow(WINDOW_SIZE).catch(() => null);
  // Also fires when another page opens such a window.
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

/** Browsers open the window only after a click or key. */
export const addOnTop = (feed: FeedOnTop): Promise<void> =>
  changeOnTop((feeds) => {
    const others = feeds.filter(({ key }) => key !== feed.key);
    return others.length < MAX_ON_TOP ? [...others, feed] : feeds;
  });

export const showOnTop = (feeds: readonly FeedOnTop[]): Promise<void> => changeOnTop(() => feeds);
