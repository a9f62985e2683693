'use client';

import { useEffect } from 'react';
import { notesStore } from './notes';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { followWarnings } from './follow-warnings';
// `LatePart` retries this file, and with it the code of the notes.
import './warning-chip';
import './warning-lines';

interface WarningsProps {
  client: CatalogClient;
  isWinter: boolean;
}

export function Warnings({ client, isWinter }: WarningsProps) {
  useEffect(() => notesStore.set({ showsWeather: isWinter }), [isWinter]);
  useEffect(() => followWarnings(client), [client]);
  return null;
}
