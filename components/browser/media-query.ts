'use client';

import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { createMediaQuery, reducedMotion } from './calm';

const phone = createMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);

/** Whether the screen has the phone layout. False on the server: until hydration, styles alone tell the layouts apart. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.get, () => false);
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(reducedMotion.subscribe, reducedMotion.get, () => false);
}
