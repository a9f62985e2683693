'use client';

import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';

const QUERY = `(max-width: ${String(MOBILE_MAX_WIDTH_PX)}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the screen has the phone layout (spec 9). False on the server: styles have to draw both from the start. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
