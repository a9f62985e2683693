interface PollerOptions {
  /** Timers stop while a device sleeps. */
  readonly tickMs: number;
  readonly refreshMs: number;
  /** After the first failure; doubles with each further one, up to `refreshMs`. */
  readonly retryMs: number;
  /** Runs at each check, also while the page is hidden or offline. @throws if a due request failed */
  readonly poll: (isDue: boolean) => Promise<void>;
}

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

export function createPoller({ tickMs, refreshMs, retryMs, poll }: PollerOptions) {
  let dueAt = 0;
  let failures = 0;
  let isPolling = false;
  const check = async () => {
    if (isPolling) return;
    isPolling = true;
    const now = Date.now();
    // The clock may have been set back.
    const isDue = (now >= dueAt || dueAt - now > refreshMs) && isAwake();
    try {
      await poll(isDue);
      if (isDue) [dueAt, failures] = [now + refreshMs, 0];
    } catch {
      if (isDue) dueAt = now + Math.min(refreshMs, retryMs * 2 ** failures++);
    }
    isPolling = false;
  };
  const listening = new AbortController();
  const { signal } = listening;
  const handle = () => void check();
  document.addEventListener('visibilitychange', handle, { signal });
  window.addEventListener('online', handle, { signal });
  const timer = setInterval(handle, tickMs);
  void check();
  return {
    check,
    stop: () => {
      listening.abort();
      clearInterval(timer);
    },
  };
}
