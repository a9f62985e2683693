'use client';

import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { LoadError } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/view-switch';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';
import { closeDrive } from './url-store';

const DriveView = lazy(async () => ({ default: (await import('./drive-view')).DriveView }));

interface DrivePartProps {
  catalog: CatalogState;
  view: ViewMode;
}

/** The drive of the address. Its code comes with the first one. */
export function DrivePart(props: DrivePartProps) {
  const fallback = (
    <LoadError title="The drive could not be loaded">
      <Button onClick={closeDrive}>Close the drive</Button>
    </LoadError>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={null}>
        <DriveView {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
