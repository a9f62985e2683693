import { lazy, Suspense, useEffect, type ComponentProps, memo, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { GridSkeleton } from '@/components/grid/camera-grid';
import { LoadBoundary, Notice, LoadError } from '@/components/shell/notices';
import { reloadWhenReachable } from '@/lib/wall/site-build';
import { closeDrive, closeWall, type Screen } from '@/components/browser/url-store';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';

const DriveView = lazy(async () => ({ default: (await import('./views/drive-view')).DriveView }));
const WallView = lazy(async () => ({ default: (await import('./views/wall-view')).WallView }));
const KioskView = lazy(async () => ({ default: (await import('./views/kiosk-view')).KioskView }));

export function PanelScreen({ screen, ...props }: { catalog: CatalogState; screen: Screen; onRetry: () => void }) {
  const { kind, view } = screen;
  if (kind !== 'drive' && kind !== 'wall' && kind !== 'choosing') return null;
  const noun = kind === 'drive' ? 'drive' : 'wall';
  return (
    <LoadBoundary
      key={noun}
      isFloating={false}
      loading={`Loading the ${noun}...`}
      skeleton={view === 'grid' && <GridSkeleton />}
      title={`Couldn’t load the ${noun}`}
      closeLabel={`Close the ${noun}`}
      onClose={kind === 'drive' ? closeDrive : closeWall}
    >
      {kind === 'drive' ? <DriveView view={view} {...props} /> : <WallView screen={screen} {...props} />}
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

const OpenedMap = lazy(async () => ({ default: (await import('./opened-map')).OpenedMap }));

export interface MapViewProps {
  catalog: CatalogState;
  isActive: boolean;
  onShowGrid: () => void;
  onRetry: () => void;
}

/** Stays mounted once opened. */
export const MapView = memo(function MapView({ isActive, ...props }: MapViewProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isActive && !wasOpened) setOpened(true);
  if (!isActive && !wasOpened) return null;
  const fallback = isActive && (
    <LoadError title="Couldn’t load the map">
      <Button onClick={props.onShowGrid}>Show the grid</Button>
    </LoadError>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={isActive && <Notice title="Loading the map..." />}>
        <OpenedMap isActive={isActive} fallback={fallback} {...props} />
      </Suspense>
    </ErrorBoundary>
  );
});
