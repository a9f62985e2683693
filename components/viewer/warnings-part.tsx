'use client';

import { lazy, Suspense } from 'react';
import { usePageSettled } from '@/components/browser/page-settled';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { useUrl } from './url-store';

const Warnings = lazy(async () => ({ default: (await import('@/components/warnings/warnings')).Warnings }));

/** Weather warnings come after the first pictures, unless the address asks for them. */
export function WarningsPart({ client }: { client: CatalogClient }) {
  const search = useUrl();
  const isSettled = usePageSettled();
  if (!isSettled && !search.has('warned') && search.get('sort') !== 'severity') return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Warnings client={client} />
      </Suspense>
    </ErrorBoundary>
  );
}
