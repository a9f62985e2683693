'use client';

import type { RefObject } from 'react';
import { onEvents } from './dom-events';
import { useStore } from './use-store';

const fullScreen = {
  get: () => document.fullscreenElement !== null,
  subscribe: onEvents(() => document, 'fullscreenchange'),
  initial: false,
};

/** iPhones support full screen only for their own video player. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const isOn = useStore(fullScreen);
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle };
}
