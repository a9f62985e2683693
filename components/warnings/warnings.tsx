'use client';

import { useEffect } from 'react';
import { notesStore } from '@/components/camera/camera-notes';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { followWarnings } from './follow-warnings';
import { WarningChip } from './warning-chip';
import { WarningFilter } from './warning-filter';
import { WarningLines } from './warning-lines';

interface WarningsProps {
  client: CatalogClient;
  /** Whether cards also have their weather. */
  isWinter: boolean;
}

/** Shows nothing by itself: cards, the filters, and the open camera have places for what it knows. */
export function Warnings({ client, isWinter }: WarningsProps) {
  useEffect(() => {
    const notes = { Chip: WarningChip, Lines: WarningLines, Filter: WarningFilter };
    notesStore.set(notes);
    if (!isWinter) return;
    let isOver = false;
    void import('./winter-chips').then(
      ({ WinterChips }) => {
        if (!isOver) notesStore.set({ ...notes, Chip: WinterChips });
      },
      // The order is that of the winter view, without the weather.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWinter]);
  useEffect(() => followWarnings(client), [client]);
  return null;
}
