'use client';

import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { LoadError } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/view-switch';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';
import { closeWall } from './url-store';

const WallView = lazy(async () => ({ default: (await import('./wall-view')).WallView }));

interface WallPartProps {
  catalog: CatalogState;
  view: ViewMode;
  isChoosing: boolean;
}

/** The wall of the address. Its code comes with the first one. */
export function WallPart(props: WallPartProps) {
  const fallback = (
    <LoadError title="The wall could not be loaded">
      <Button onClick={closeWall}>Close the wall</Button>
    </LoadError>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={null}>
        <WallView {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
