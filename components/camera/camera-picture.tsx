'use client';

import { loadTileDetection, useTileCounts } from '@/components/detection/wall-detection';
import { CameraFeed } from '@/components/feed/camera-feed';
import { MediaProvider } from '@/components/feed/media-ref';
import { MultiAngleFeed } from '@/components/feed/stage/multi-angle-feed';
import { LatePart } from '@/components/ui/late-part';
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
  const isCounting = useTileCounts();
  return (
    <MediaProvider>
      {angles === null ? (
        <CameraFeed source={camera} {...shared} />
      ) : (
        <MultiAngleFeed source={camera} angles={angles} first={view} {...shared} />
      )}
      <LatePart isWanted={isCounting} load={loadTileDetection} props={{ camera }} />
    </MediaProvider>
  );
}
