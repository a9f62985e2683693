'use client';

import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    // Typed as always present, but old browsers and plain http pages lack it.
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    const closing = new AbortController();
    const { signal } = closing;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      if (!wakeLock || document.visibilityState !== 'visible' || held?.released === false) return;
      const lock = await wakeLock.request('screen');
      if (signal.aborted) await lock.release();
      else held = lock;
    };
    // Refused with an empty battery; the browser ends it for a hidden page.
    const handleChange = () => void hold().catch(() => undefined);
    handleChange();
    document.addEventListener('visibilitychange', handleChange, { signal });
    return () => {
      closing.abort();
      void held?.release();
    };
  }, []);
}
