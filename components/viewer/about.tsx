'use client';

import { useCallback } from 'react';
import { AboutPanel } from '@/components/settings/about-panel';
import type { CatalogState } from '@/lib/catalog/catalog';
import { useAnswer } from './use-cameras';

interface AboutProps {
  catalog: CatalogState;
  onClose: () => void;
  onShortcuts: () => void;
}

export function About({ catalog: { client, version, total }, ...handlers }: AboutProps) {
  const ask = useCallback(async () => ({ version, ...(await client.ask('getOrigins', [])) }), [client, version]);
  const { states = [], sources = [] } = useAnswer(ask) ?? {};
  return <AboutPanel total={total} regions={states} sources={sources} {...handlers} />;
}
