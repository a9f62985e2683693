import { getDataPath } from '@/lib/camera-files/names';
import { createStore } from '@/lib/core/store';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { EventsMethods } from '@/lib/events/events-worker';

/** Sync writes the file every ten minutes. */
const REFRESH_MS = 5 * 60_000;
/** After a failure; twice as long after each further one. */
const RETRY_MS = 60_000;
/** Looks at the clock this often: timers stop while a device sleeps. */
const TICK_MS = 15_000;

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** How often the file was read; 0 before the first time. Whoever shows events asks again when it changes. */
export const eventsVersion = createStore(0, follow);

let calls: WorkerCalls<EventsMethods> | null = null;

/** Reads the file while somebody shows events, the page is visible, and it is online. */
function follow(): () => void {
  let dueAt = 0;
  let failures = 0;
  let isReading = false;
  const look = async (): Promise<void> => {
    if (isReading || Date.now() < dueAt || !isAwake()) return;
    isReading = true;
    try {
      await connect().call('load', [getDataPath('events')]);
      [dueAt, failures] = [Date.now() + REFRESH_MS, 0];
      eventsVersion.set(eventsVersion.get() + 1);
    } catch {
      dueAt = Date.now() + Math.min(REFRESH_MS, RETRY_MS * 2 ** failures++);
    }
    isReading = false;
  };
  const listening = new AbortController();
  document.addEventListener('visibilitychange', () => void look(), { signal: listening.signal });
  window.addEventListener('online', () => void look(), { signal: listening.signal });
  const timer = setInterval(() => void look(), TICK_MS);
  void look();
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

function connect(): WorkerCalls<EventsMethods> {
  if (calls) return calls;
  const worker = new Worker(new URL('../../lib/events/events-worker.ts', import.meta.url), { type: 'module' });
  const made = new WorkerCalls<EventsMethods>(worker);
  worker.onerror = () => {
    made.close(new Error('the worker for events failed'));
    calls = null;
  };
  calls = made;
  return made;
}

/** Asks of the events that have been read. @throws if the worker fails */
export function askEvents<Name extends Exclude<keyof EventsMethods, 'load'>>(
  name: Name,
  ...args: Parameters<EventsMethods[Name]>
) {
  return connect().call(name, args);
}
