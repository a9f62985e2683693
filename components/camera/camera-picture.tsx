'use client';

import { CameraFeed } from '@/components/feed/camera-feed';
import { MultiAngleFeed } from '@/components/feed/multi-angle-feed';
import { getAngles } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';

interface CameraPictureProps {
  camera: Camera;
  /** The angle to begin with, if it has several. */
  view?: number | undefined;
  /** Pass a stable function. */
  onStatus?: (status: FeedStatus) => void;
}

export function CameraPicture({ camera, view = 0, onStatus }: CameraPictureProps) {
  const angles = getAngles(camera);
  const shared = { label: `Live picture: ${camera.location}`, ...(onStatus && { onStatus }) };
  if (angles === null) return <CameraFeed source={camera} {...shared} />;
  return <MultiAngleFeed source={camera} angles={angles} first={view} {...shared} />;
}
