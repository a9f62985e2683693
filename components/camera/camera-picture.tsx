'use client';

import { CameraFeed } from '@/components/feed/camera-feed';
import { MultiAngleFeed } from '@/components/feed/multi-angle-feed';
import { getAngles } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';

export function CameraPicture({ camera }: { camera: Camera }) {
  const angles = getAngles(camera);
  const label = `Live picture: ${camera.location}`;
  if (angles === null) return <CameraFeed source={camera} label={label} />;
  return <MultiAngleFeed source={camera} angles={angles} label={label} />;
}
