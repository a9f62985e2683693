'use client';

import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadError } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { closeDrive, closeWall } from './url-store';

const DriveView = lazy(async () => ({ default: (await import('./drive-view')).DriveView }));
const WallView = lazy(async () => ({ default: (await import('./wall-view')).WallView }));

function AddressPart({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const fallback = (
    <LoadError title={`The ${name} could not be loaded`}>
      <Button onClick={onClose}>{`Close the ${name}`}</Button>
    </LoadError>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The drive of the address. Its code comes with the first one. */
export function DrivePart(props: ComponentProps<typeof DriveView>) {
  return (
    <AddressPart name="drive" onClose={closeDrive}>
      <DriveView {...props} />
    </AddressPart>
  );
}

/** The wall of the address. Its code comes with the first one. */
export function WallPart(props: ComponentProps<typeof WallView>) {
  return (
    <AddressPart name="wall" onClose={closeWall}>
      <WallView {...props} />
    </AddressPart>
  );
}
