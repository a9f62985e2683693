'use client';

import { CameraFeed } from '@/components/feed/camera-feed';
import { MultiAngleFeed } from '@/components/feed/stage/multi-angle-feed';
import type { Camera } from '@/lib/camera/camera';
import { getAngles } from '@/lib/camera/traits';
import type { FeedStatus } from '@/lib/feed/feed-status';

interface CameraPictureProps {
  camera: Camera;
  view?: number | undefined;
  onStatus?: (status: FeedStatus) => void;
}

export function CameraPicture({ camera, view = 0, onStatus }: CameraPictureProps) {
  const angles = getAngles(camera);
  const shared = { label: `Live picture: ${camera.location}`, ...(onStatus && { onStatus }) };
  if (angles === null) return <CameraFeed source={camera} {...shared} />;
  return <MultiAngleFeed source={camera} angles={angles} first={view} {...shared} />;
}
