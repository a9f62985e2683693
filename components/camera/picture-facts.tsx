'use client';

import { useNow } from '@/components/browser/use-now';
import { usePastShot } from '@/components/rewind/use-rewind';
import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs } from '@/lib/camera/traits';
import { describeCadence, describePicture } from '@/lib/feed/describe-picture';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { describeShot } from '@/lib/rewind/shots';
import { Fact } from './camera-facts';

interface PictureFactsProps {
  camera: Camera;
  status: FeedStatus;
  /** Of the earlier picture shown in place of the live one. */
  pastAt: number | null;
}

/** How old the picture is, and how often the agency renews it. */
export function PictureFacts({ camera, status, pastAt }: PictureFactsProps) {
  const now = useNow();
  const past = usePastShot(camera, pastAt);
  const cadenceMs = status.phase === 'picture' || status.phase === 'frozen' ? getCadenceMs(camera) : null;
  const age = past ? describeShot(past, now) : describePicture(status, camera.updatedAt, now);
  return (
    <>
      <Fact label="PICTURE" value={age} />
      <Fact label="RENEWED" value={cadenceMs === null ? '' : describeCadence(cadenceMs)} />
    </>
  );
}
