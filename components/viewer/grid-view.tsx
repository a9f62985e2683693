'use client';

import { useMemo } from 'react';
import { CameraGrid } from '@/components/grid/camera-grid';
import { GridSkeleton } from '@/components/grid/grid-skeleton';
import { ErrorBanner, Notice } from '@/components/shell/notice';
import { stateNameOf } from '@/lib/camera/address';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { PlaceChip } from './place-chip';
import { openCamera, useCameraHref } from './open-camera';
import { setUrlState, useUrlState } from './use-url-state';

interface WallProps {
  catalogue: CatalogueState;
  onRetry: () => void;
}

/** What stands where no camera can: the files are on their way, failed, empty, or none fits. */
function EmptyWall({ catalogue, onRetry }: WallProps) {
  if (!catalogue.isDone) return <GridSkeleton />;
  if (catalogue.cameras.length > 0) return <Notice title="NO MATCHES FOUND" />;
  const [firstFailure] = catalogue.failures;
  if (firstFailure !== undefined) return <ErrorBanner message={firstFailure} onRetry={onRetry} />;
  return (
    <Notice title="No cameras yet">
      <p>The operator of this site has not collected any agency’s list so far.</p>
    </Notice>
  );
}

/** The cameras that the address bar asks for. */
export function Wall({ catalogue, onRetry }: WallProps) {
  const wanted = useUrlState().get('state');
  const hrefOf = useCameraHref();
  const stateName = wanted === null ? null : (stateNameOf(wanted) ?? wanted);
  const cameras = useMemo(
    () => catalogue.cameras.filter((camera) => stateName === null || camera.state === stateName),
    [catalogue.cameras, stateName],
  );
  return (
    <>
      {stateName !== null && (
        <PlaceChip
          name={stateName}
          count={cameras.length}
          onRemove={() => {
            setUrlState('state', null);
          }}
        />
      )}
      {cameras.length > 0 ? (
        <CameraGrid cameras={cameras} hrefOf={hrefOf} onOpen={openCamera} />
      ) : (
        <EmptyWall catalogue={catalogue} onRetry={onRetry} />
      )}
    </>
  );
}
