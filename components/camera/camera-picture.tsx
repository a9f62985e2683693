'use client';

import { CameraFeed } from '@/components/feed/camera-feed';
import { MultiAngleFeed } from '@/components/feed/multi-angle-feed';
import { getAngles } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';

/** @param view the angle to begin with, if it has several */
export function CameraPicture({ camera, view = 0 }: { camera: Camera; view?: number | undefined }) {
  const angles = getAngles(camera);
  const label = `Live picture: ${camera.location}`;
  if (angles === null) return <CameraFeed source={camera} label={label} />;
  return <MultiAngleFeed source={camera} angles={angles} label={label} first={view} />;
}
