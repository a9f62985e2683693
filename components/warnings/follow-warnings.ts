import { createPoller } from '@/components/browser/create-poller';
import type { CatalogClient } from '@/lib/catalog/catalog';
import type { WarningLabel, WarningNews } from '@/lib/catalog/camera-warnings';
import { createStore } from '@/lib/core/store';
import type { WeatherService } from '@/lib/warnings/services';

interface KnownWarnings {
  readonly client: CatalogClient | null;
  readonly ofCamera: ReadonlyMap<string, WarningLabel>;
  readonly wasNonEmpty: boolean;
  /** `3 hours ago`, for services whose list is old. */
  readonly ages: Readonly<Partial<Record<WeatherService, string>>>;
}

export const warningsStore = createStore<KnownWarnings>({
  client: null,
  ofCamera: new Map(),
  wasNonEmpty: false,
  ages: {},
});

const TICK_MS = 30_000;
const REFRESH_MS = 15 * 60_000;
const RETRY_MS = 60_000;
const STALE_MS = 3 * REFRESH_MS;
const HOUR_MS = 3_600_000;

function describeAges(collectedAt: WarningNews['collectedAt'], now: number): KnownWarnings['ages'] {
  const stale = Object.entries(collectedAt).filter(([, at]) => now - at > STALE_MS);
  // Browsers take some 15 ms for a first formatter.
  const format = (at: number) => new Intl.RelativeTimeFormat('en').format(Math.round((at - now) / HOUR_MS), 'hour');
  return Object.fromEntries(stale.map(([service, at]) => [service, format(at)]));
}

export function followWarnings(client: CatalogClient): () => void {
  let nextEnd = Infinity;
  let total = -1;

  const ask = async (now: number, isNew: boolean): Promise<void> => {
    const { ofCamera, ...news } = await client.ask('updateWarnings', [{ now, isNew }]);
    nextEnd = news.nextEnd ?? Infinity;
    const wasNonEmpty = warningsStore.get().wasNonEmpty || ofCamera.size > 0;
    warningsStore.set({ client, ofCamera, wasNonEmpty, ages: describeAges(news.collectedAt, now) });
  };

  const poll = async (isDue: boolean): Promise<void> => {
    const now = Date.now();
    if (!isDue && client.status.get().total === total && now < nextEnd) return;
    total = client.status.get().total;
    try {
      await ask(now, isDue);
    } catch (error) {
      // Known warnings may have ended.
      await ask(now, false).catch(() => undefined);
      throw error;
    }
    while (client.status.get().total !== total) {
      total = client.status.get().total;
      await ask(now, false);
    }
  };

  const poller = createPoller({ tickMs: TICK_MS, refreshMs: REFRESH_MS, retryMs: RETRY_MS, poll });
  const unsubscribe = client.status.subscribe(() => void poller.check());
  return () => {
    poller.stop();
    unsubscribe();
  };
}
