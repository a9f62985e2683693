'use client';

import { CameraFeed } from '@/components/feed/camera-feed';
import { MultiAngleFeed } from '@/components/feed/multi-angle-feed';
import { getAngles } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';

/** The live picture of a camera on the wall or the map; several angles rotate. */
export function CameraPicture({ camera }: { camera: Camera }) {
  const angles = getAngles(camera);
  const label = `Live picture: ${camera.location}`;
  if (angles === null) return <CameraFeed source={camera} label={label} />;
  return <MultiAngleFeed angles={angles} refreshMs={camera.refreshMs} label={label} />;
}
