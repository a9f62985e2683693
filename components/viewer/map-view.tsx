'use client';

import { lazy, memo, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadError, Notice } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';

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
    <LoadError title="The map could not be loaded">
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
