'use client';

import { useSyncExternalStore, type RefObject } from 'react';
import { onEvents } from './dom-events';

const subscribe = onEvents(() => document, 'fullscreenchange');

/** iPhones support full screen only for their own video player. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle };
}
