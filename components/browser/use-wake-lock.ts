import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    // Missing in old browsers and on plain http, despite the type.
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
    // Rejected on low battery. Hiding the page releases the lock.
    const handleChange = () => void hold().catch(() => undefined);
    handleChange();
    document.addEventListener('visibilitychange', handleChange, { signal });
    return () => {
      closing.abort();
      void held?.release();
    };
  }, []);
}
