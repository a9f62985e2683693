'use client';

import { useNow } from '@/components/browser/use-now';
import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs } from '@/lib/camera/traits';
import { describeCadence, describePicture } from '@/lib/feed/describe-picture';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { Fact } from './camera-facts';

interface PictureFactsProps {
  camera: Camera;
  status: FeedStatus;
}

/** How old the picture is, and how often the agency renews it. */
export function PictureFacts({ camera, status }: PictureFactsProps) {
  const now = useNow();
  const cadenceMs = status.phase === 'picture' || status.phase === 'frozen' ? getCadenceMs(camera) : null;
  return (
    <>
      <Fact label="PICTURE" value={describePicture(status, camera.updatedAt, now)} />
      <Fact label="RENEWED" value={cadenceMs === null ? '' : describeCadence(cadenceMs)} />
    </>
  );
}
