'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { usePageSettled } from '@/components/browser/page-settled';
import type { WarningsProps } from '@/components/warnings/warnings';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { useUrl } from './url-store';

/** Weather warnings, and in the winter view the weather of cards, come after the first pictures, unless the address asks for them. */
export function WarningsPart({ client }: { client: CatalogClient }) {
  const search = useUrl();
  const isSettled = usePageSettled();
  const isOnline = useOnline();
  const [Warnings, setWarnings] = useState<ComponentType<WarningsProps> | null>(null);
  const isWinter = search.get('mode') === 'winter';
  const isWanted = isSettled || isWinter || search.has('warned') || search.get('sort') === 'severity';
  useEffect(() => {
    if (!isWanted || !isOnline) return;
    // What did not come is asked for again once the network is back.
    import('@/components/warnings/warnings').then(
      (code) => setWarnings(() => code.Warnings),
      () => undefined,
    );
  }, [isWanted, isOnline]);
  return isWanted && Warnings && <Warnings client={client} isWinter={isWinter} />;
}
