'use client';

import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { GridSkeleton } from '@/components/grid/camera-grid';
import { LoadBoundary, Notice } from '@/components/shell/notices';
import { reloadWhenReachable } from '@/lib/wall/site-build';
import { closeDrive, closeWall } from './url-store';

const DriveView = lazy(async () => ({ default: (await import('./drive-view')).DriveView }));
const WallView = lazy(async () => ({ default: (await import('./views/wall-view')).WallView }));
const KioskView = lazy(async () => ({ default: (await import('./views/kiosk-view')).KioskView }));

export function DriveScreen(props: ComponentProps<typeof DriveView>) {
  return (
    <LoadBoundary
      loading="Loading the drive..."
      skeleton={props.view === 'grid' && <GridSkeleton />}
      title="The drive could not be loaded"
      closeLabel="Close the drive"
      onClose={closeDrive}
    >
      <DriveView {...props} />
    </LoadBoundary>
  );
}

export function WallScreen(props: ComponentProps<typeof WallView>) {
  return (
    <LoadBoundary
      loading="Loading the wall..."
      skeleton={props.screen.view === 'grid' && <GridSkeleton />}
      title="The wall could not be loaded"
      closeLabel="Close the wall"
      onClose={closeWall}
    >
      <WallView {...props} />
    </LoadBoundary>
  );
}

function StoppedKiosk() {
  useEffect(reloadWhenReachable, []);
  return <p role="alert">Kiosk mode stopped. Restarting in a minute.</p>;
}

export function KioskScreen(props: ComponentProps<typeof KioskView>) {
  return (
    <ErrorBoundary fallback={<StoppedKiosk />}>
      <Suspense fallback={<Notice title="Starting kiosk mode..." isFloating />}>
        <KioskView {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
