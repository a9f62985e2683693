import { lazy, Suspense, type ComponentType } from 'react';
import { loadTileDetection, useTileCounts } from '@/components/detection/wall-detection';
import { CameraFeed } from '@/components/feed/camera-feed';
import { MediaProvider } from '@/components/feed/media-ref';
import type { MultiAngleFeed as Feed } from '@/components/feed/stage/multi-angle-feed';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
import type { Camera } from '@/lib/camera/camera';
import { getAngles } from '@/lib/camera/traits';
import type { FeedStatus } from '@/lib/feed/feed-status';

/** Without its code, the first angle alone. */
const MultiAngleFeed = lazy(() =>
  import('@/components/feed/stage/multi-angle-feed').then(
    (code): { default: ComponentType<Parameters<typeof Feed>[0]> } => ({ default: code.MultiAngleFeed }),
    () => ({ default: CameraFeed }),
  ),
);

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
      <Suspense>
        {angles === null ? (
          <CameraFeed source={camera} {...shared} />
        ) : (
          <MultiAngleFeed source={camera} angles={angles} first={view} {...shared} />
        )}
      </Suspense>
      <RetryingLazy isWanted={isCounting} load={loadTileDetection} props={{ camera }} />
    </MediaProvider>
  );
}
