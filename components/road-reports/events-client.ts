import { createPoller } from '@/components/browser/create-poller';
import type { Camera } from '@/lib/camera/camera';
import { getDataPath } from '@/lib/camera-files/names';
import { createStore } from '@/lib/core/store';
import { WorkerCalls } from '@/lib/core/worker-calls';
import type { EventsMethods } from '@/lib/road-reports/events-worker';

/** Sync writes the file every ten minutes. */
const REFRESH_MS = 5 * 60_000;
const RETRY_MS = 60_000;
const TICK_MS = 15_000;

let calls: WorkerCalls<EventsMethods> | null = null;

const FILES = { events: getDataPath('events'), signs: getDataPath('signs'), usual: getDataPath('usual') };

/** Changes with each load of the files, and without one every five minutes, because statements end. */
export const eventsVersion = createStore(0, () => {
  let changedAt = eventsVersion.get() > 0 ? Date.now() : Infinity;
  const change = () => {
    changedAt = Date.now();
    eventsVersion.set(eventsVersion.get() + 1);
  };
  const poll = async (isDue: boolean) => {
    try {
      if (isDue) await connect().call('load', [FILES]).then(change);
    } finally {
      if (Date.now() - changedAt >= REFRESH_MS) change();
    }
  };
  return createPoller({ tickMs: TICK_MS, refreshMs: REFRESH_MS, retryMs: RETRY_MS, poll }).stop;
});

function connect(): WorkerCalls<EventsMethods> {
  if (calls) return calls;
  const worker = new Worker(new URL('../../lib/road-reports/events-worker.ts', import.meta.url), { type: 'module' });
  const made = new WorkerCalls<EventsMethods>(worker);
  worker.onerror = () => {
    made.close(new Error('the worker for events failed'));
    calls = null;
  };
  calls = made;
  return made;
}

/** @throws if the worker fails */
export function askEvents<Name extends Exclude<keyof EventsMethods, 'load'>>(
  name: Name,
  ...args: Parameters<EventsMethods[Name]>
) {
  return connect().call(name, args);
}

/** @throws if the worker fails */
export function askNear({ id, lat, lng, roadway, road, location, direction, state }: Camera, now: number) {
  return askEvents('near', { id, lat, lng, roadway, road, location, direction, state }, now);
}
