'use client';

import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { addOnTop, describeOnTop, hasOnTop, MOST_ON_TOP, removeOnTop, useOnTop } from './on-top';

/** Keeps the camera over other windows, where the browser has such windows. @param angle index of the angle shown */
export function OnTopButton({ camera, angle }: { camera: Camera; angle: number | null }) {
  const { feeds, isRefused } = useOnTop();
  if (!hasOnTop()) return null;
  const feed = describeOnTop(camera, angle);
  if (feeds.some(({ key }) => key === feed.key)) {
    return <Button onClick={() => removeOnTop(feed.key)}>Remove from top</Button>;
  }
  if (feeds.length >= MOST_ON_TOP) return <Button isDisabled>{MOST_ON_TOP} cameras on top</Button>;
  return (
    <Button onClick={() => void addOnTop(feed)}>
      <span aria-live="polite">{isRefused ? 'Window refused: again' : 'Keep on top'}</span>
    </Button>
  );
}
