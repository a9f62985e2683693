'use client';

import { usePageSettled } from '@/components/browser/page-settled';
import { LatePart } from '@/components/ui/late-part';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { useUrl } from './url-store';

const loadWarnings = async () => (await import('@/components/warnings/warnings')).Warnings;

/** Weather warnings, and in the winter view the weather of cards, come after the first pictures, unless the address asks for them. */
export function WarningsPart({ client }: { client: CatalogClient }) {
  const search = useUrl();
  const isSettled = usePageSettled();
  const isWinter = search.get('mode') === 'winter';
  const isWanted = isSettled || isWinter || search.has('warned') || search.get('sort') === 'severity';
  return <LatePart isWanted={isWanted} load={loadWarnings} props={{ client, isWinter }} />;
}
