'use client';

import { useDeferredValue, useRef, type ReactNode } from 'react';
import { CameraGrid, GridSkeleton, type CameraGridHandle } from '@/components/grid/camera-grid';
import { ErrorBanner, LateNotice, Notice } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';
import { openCamera, useCameraHref } from './url-store';
import { useCameraQuery } from './use-camera-query';
import { useWall } from './use-cameras';
import { useDensity } from './use-density';
import { useScrollMemory } from './use-scroll-memory';
import { useQueryFavorites, ViewerBar } from './viewer-bar';
import styles from './viewer.module.css';

interface GridViewProps {
  catalog: CatalogState;
  seed: number;
  onShuffle: () => void;
  onRetry: () => void;
  children: ReactNode;
}

interface EmptyWallProps extends Pick<GridViewProps, 'catalog' | 'onRetry'> {
  /** Whether the wall is known to be empty. */
  isDone: boolean;
  onClear: () => void;
}

function EmptyWall({ catalog, isDone, onRetry, onClear }: EmptyWallProps) {
  if (!isDone) return <GridSkeleton />;
  if (catalog.total > 0) {
    return (
      <Notice title="NO MATCHES FOUND">
        <Button onClick={onClear}>Clear filters</Button>
      </Notice>
    );
  }
  const [firstFailure] = catalog.failures;
  if (firstFailure !== undefined) return <ErrorBanner message={firstFailure} onRetry={onRetry} />;
  return (
    <Notice title="No cameras yet">
      <p>This site has not collected any cameras so far.</p>
    </Notice>
  );
}

export function GridView({ catalog, seed, onShuffle, onRetry, children }: GridViewProps) {
  const gridRef = useRef<CameraGridHandle>(null);
  const densityControl = useDensity();
  const control = useCameraQuery(catalog);
  const favorites = useQueryFavorites(control.query);
  const wall = useWall(catalog, { query: control.query, favorites, seed });
  useScrollMemory({
    list: JSON.stringify([wall.query, wall.seed]),
    hasCameras: wall.cameras.length > 0,
    isDone: wall.isDone,
  });
  // Typing changes the link of every card, which must not delay the next key.
  const getHref = useDeferredValue(useCameraHref());
  const { cameras, late } = wall;
  const shown = cameras.length;
  return (
    <div className={styles.wall}>
      {densityControl.density.name === 'wall' && <h1 className={styles.unseen}>Wall of live traffic cameras</h1>}
      {children}
      <ViewerBar
        view="grid"
        catalog={catalog}
        control={control}
        shown={shown}
        onShuffle={onShuffle}
        densityControl={densityControl}
        onLeaveDown={() => gridRef.current?.focusFirst()}
      />
      <LateNotice late={late} />
      {shown > 0 ? (
        <CameraGrid ref={gridRef} cameras={cameras} getHref={getHref} onOpen={openCamera} {...densityControl} />
      ) : (
        <EmptyWall catalog={catalog} isDone={wall.isDone} onRetry={onRetry} onClear={control.onClear} />
      )}
    </div>
  );
}
