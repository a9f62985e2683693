'use client';

import { useEffect } from 'react';
import { notesStore } from '@/components/camera/camera-notes';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { followWarnings } from './follow-warnings';
import { WarningChip } from './warning-chip';
import { WarningFilter } from './warning-filter';
import { WarningLines } from './warning-lines';

/** Shows nothing by itself: cards, the filters, and the open camera have places for what it knows. */
export function Warnings({ client }: { client: CatalogClient }) {
  useEffect(() => notesStore.set({ Chip: WarningChip, Lines: WarningLines, Filter: WarningFilter }), []);
  useEffect(() => followWarnings(client), [client]);
  return null;
}
