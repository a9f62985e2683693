'use client';

import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

/** Full screen for the element in `ref`. Phones of Apple cannot do it for anything but their own player. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // A browser may refuse for reasons of its own; the picture then stays as it is.
    change?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle };
}
