'use client';

import { lazy, Suspense } from 'react';
import { usePageSettled } from '@/components/browser/page-settled';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { useUrl } from './url-store';

const Warnings = lazy(async () => ({ default: (await import('@/components/warnings/warnings')).Warnings }));

/** Weather warnings, and in the winter view the weather of cards, come after the first pictures, unless the address asks for them. */
export function WarningsPart({ client }: { client: CatalogClient }) {
  const search = useUrl();
  const isSettled = usePageSettled();
  const isWinter = search.get('mode') === 'winter';
  if (!isSettled && !isWinter && !search.has('warned') && search.get('sort') !== 'severity') return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Warnings client={client} isWinter={isWinter} />
      </Suspense>
    </ErrorBoundary>
  );
}
