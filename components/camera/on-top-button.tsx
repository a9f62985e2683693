import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { closeOnTop, useOnTop, NOTHING_ON_TOP, onTopStore, type FeedOnTop } from './on-top-store';

declare global {
  interface Window {
    /** Chromium, secure pages only. */
    readonly documentPictureInPicture?: {
      requestWindow(size: { width: number; height: number }): Promise<Window>;
    };
  }
}

const MAX_ON_TOP = 4;
const WINDOW_SIZE = { width: 480, height: 300 } as const;

const hasOnTop = (): boolean => window.documentPictureInPicture !== undefined;

function describeOnTop(camera: Camera, angle: number | null): FeedOnTop {
  const index = angle ?? 0;
  const view = camera.hasMultipleViews === true ? camera.views?.[index] : undefined;
  const { videoUrl, imageUrl } = view ?? camera;
  return { key: `${camera.id} ${index}`, source: { ...camera, videoUrl, imageUrl }, location: camera.location };
}

/** Browsers open the window only after a click or key. */
async function openWindow(): Promise<Window | null> {
  const opened = await window.documentPictureInPicture?.requestWindow(WINDOW_SIZE).catch(() => null);
  // Also fires when another page opens such a window.
  opened?.addEventListener('pagehide', () => {
    if (onTopStore.get().window === opened) onTopStore.set(NOTHING_ON_TOP);
  });
  return opened ?? null;
}

async function showOnTop(feeds: readonly FeedOnTop[]): Promise<void> {
  const target = onTopStore.get().window ?? (await openWindow());
  const refusedKey = target ? null : (feeds.at(-1)?.key ?? null);
  onTopStore.set(target ? { window: target, feeds, refusedKey } : { ...NOTHING_ON_TOP, refusedKey });
}

export function removeOnTop(key: string): void {
  const left = onTopStore.get().feeds.filter((feed) => feed.key !== key);
  if (left.length === 0) closeOnTop();
  else void showOnTop(left);
}

interface SwitchProps {
  label: string;
  isOnTop: boolean;
  feeds: readonly FeedOnTop[];
  onRemove: () => void;
}

function OnTopSwitch({ label, isOnTop, feeds, onRemove }: SwitchProps) {
  const { refusedKey } = useOnTop();
  if (isOnTop) return <Button onClick={onRemove}>Remove from top</Button>;
  return (
    <Button onClick={() => void showOnTop(feeds)}>
      <span aria-live="polite">{refusedKey === feeds.at(-1)?.key ? 'Pop-up blocked. Try again' : label}</span>
    </Button>
  );
}

export function OnTopButton({ camera, angle }: { camera: Camera; angle: number | null }) {
  const { feeds } = useOnTop();
  if (!hasOnTop()) return null;
  const feed = describeOnTop(camera, angle);
  const isOnTop = feeds.some(({ key }) => key === feed.key);
  if (!isOnTop && feeds.length >= MAX_ON_TOP) return <Button isDisabled>{MAX_ON_TOP} cameras on top</Button>;
  const shared = { isOnTop, feeds: [...feeds, feed], onRemove: () => removeOnTop(feed.key) };
  return <OnTopSwitch label="Keep on top" {...shared} />;
}

export function WallOnTopButton({ cameras }: { cameras: readonly Camera[] }) {
  const { feeds } = useOnTop();
  if (!hasOnTop() || cameras.length === 0) return null;
  const wanted = cameras.slice(0, MAX_ON_TOP).map((camera) => describeOnTop(camera, null));
  const isOnTop = wanted.length === feeds.length && wanted.every(({ key }, at) => key === feeds[at]?.key);
  const label = cameras.length > MAX_ON_TOP ? `Keep the first ${MAX_ON_TOP} on top` : 'Keep on top';
  return <OnTopSwitch label={label} isOnTop={isOnTop} feeds={wanted} onRemove={closeOnTop} />;
}
