'use client';

import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { addOnTop, describeOnTop, hasOnTop, MOST_ON_TOP, removeOnTop, showOnTop } from './on-top';
import { closeOnTop, useOnTop } from './on-top-store';

interface SwitchProps {
  label: string;
  isOnTop: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** One button, so that it keeps the focus. */
function OnTopSwitch({ label, isOnTop, onAdd, onRemove }: SwitchProps) {
  const { isRefused } = useOnTop();
  if (isOnTop) return <Button onClick={onRemove}>Remove from top</Button>;
  return (
    <Button onClick={onAdd}>
      <span aria-live="polite">{isRefused ? 'Window refused: again' : label}</span>
    </Button>
  );
}

/** Keeps the camera over other windows, where the browser has such windows. @param angle index of the angle shown */
export function OnTopButton({ camera, angle }: { camera: Camera; angle: number | null }) {
  const { feeds } = useOnTop();
  if (!hasOnTop()) return null;
  const feed = describeOnTop(camera, angle);
  const isOnTop = feeds.some(({ key }) => key === feed.key);
  if (!isOnTop && feeds.length >= MOST_ON_TOP) return <Button isDisabled>{MOST_ON_TOP} cameras on top</Button>;
  return (
    <OnTopSwitch
      label="Keep on top"
      isOnTop={isOnTop}
      onAdd={() => void addOnTop(feed)}
      onRemove={() => removeOnTop(feed.key)}
    />
  );
}

/** Keeps a wall over other windows: its first cameras, in place of what is there. */
export function WallOnTopButton({ cameras }: { cameras: readonly Camera[] }) {
  const { feeds } = useOnTop();
  if (!hasOnTop() || cameras.length === 0) return null;
  const wanted = cameras.slice(0, MOST_ON_TOP).map((camera) => describeOnTop(camera, null));
  return (
    <OnTopSwitch
      label={cameras.length > MOST_ON_TOP ? `Keep the first ${MOST_ON_TOP} on top` : 'Keep on top'}
      isOnTop={wanted.length === feeds.length && wanted.every(({ key }, at) => key === feeds[at]?.key)}
      onAdd={() => void showOnTop(wanted)}
      onRemove={closeOnTop}
    />
  );
}
