'use client';

import { useSyncExternalStore } from 'react';
import { onEvents } from '@/components/browser/dom-events';

const subscribe = onEvents(() => window, 'resize');

/** CSS pixels. */
export function useScreenSize(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return { width, height };
}
