import type { CatalogClient } from '@/lib/catalog/catalog';
import type { WarningLabel, WarningNews } from '@/lib/catalog/camera-warnings';
import { createStore } from '@/lib/core/store';
import { dataSaverSetting } from '@/lib/settings/settings';

interface KnownWarnings {
  /** Who knows more; null until it has been asked. */
  readonly client: CatalogClient | null;
  readonly ofCamera: ReadonlyMap<string, WarningLabel>;
  /** Whether there have been any since the page was opened. */
  readonly hasHad: boolean;
}

export const warningsStore = createStore<KnownWarnings>({
  client: null,
  ofCamera: new Map(),
  hasHad: false,
});

/** Looks at the clock this often: timers stop while a device sleeps. */
const TICK_MS = 30_000;
/** As often as sync writes the file. */
const REFRESH_MS = 15 * 60_000;
/** After a failure; twice as long after each further one. */
const RETRY_MS = 60_000;

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

function unpack({ labels, ids, ofCamera }: WarningNews): KnownWarnings['ofCamera'] {
  const known = ids === '' ? [] : ids.split('\n');
  return new Map(
    known.flatMap((id, index) => {
      const label = labels[ofCamera[index] ?? -1];
      return label === undefined ? [] : [[id, label] as const];
    }),
  );
}

/** Keeps the store up to date while the page is visible and online. @returns what ends it */
export function followWarnings(client: CatalogClient): () => void {
  let dueAt = 0;
  let nextEnd = Infinity;
  let failures = 0;
  let total = -1;
  let isAsking = false;

  const ask = async (now: number, isNew: boolean): Promise<void> => {
    const news = await client.ask('lookForWarnings', [{ now, isNew, isThrifty: dataSaverSetting.get() }]);
    nextEnd = news.nextEnd ?? Infinity;
    const ofCamera = unpack(news);
    warningsStore.set({ client, ofCamera, hasHad: warningsStore.get().hasHad || ofCamera.size > 0 });
    client.repeat(news.version);
  };

  const look = async (): Promise<void> => {
    const now = Date.now();
    const isNew = now >= dueAt && isAwake();
    const isChanged = client.status.get().total !== total || now >= nextEnd;
    if (isAsking || !(isNew || isChanged)) return;
    isAsking = true;
    total = client.status.get().total;
    try {
      await ask(now, isNew);
      if (isNew) [dueAt, failures] = [now + REFRESH_MS, 0];
    } catch {
      dueAt = now + Math.min(REFRESH_MS, RETRY_MS * 2 ** failures++);
      // Of those that are known, some may have ended.
      await ask(now, false).catch(() => undefined);
    }
    isAsking = false;
    // What came meanwhile.
    if (client.status.get().total !== total) void look();
  };

  const ending = new AbortController();
  const { signal } = ending;
  const timer = setInterval(() => void look(), TICK_MS);
  document.addEventListener('visibilitychange', () => void look(), { signal });
  window.addEventListener('online', () => void look(), { signal });
  const unsubscribe = client.status.subscribe(() => void look());
  void look();
  return () => {
    clearInterval(timer);
    ending.abort();
    unsubscribe();
  };
}
