import type { SourceId } from '@/lib/agencies/agencies';
import { type History, HistorySchema, type PartStatus } from '@/lib/camera-files/status';
import { AGENCIES } from '@/data/generated/agencies';
import { addToHistory } from '@/lib/sync/files/status';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-22T12:00:00Z');
const EMPTY: History = { days: [], outages: [] };

const part = (source: SourceId, failure: string | null = null, key: string = source) =>
  ({ source, key, cameras: 100, failure, cause: null }) as PartStatus;

const after = (history: History, hours: number, parts: readonly PartStatus[], asked: readonly SourceId[] = ['511ga']) =>
  addToHistory(history, { now: NOON + hours * HOUR_MS, asked: new Set(asked), parts });

test('a day counts the runs of each source that was asked, those that failed, and its cameras', () => {
  const first = after(EMPTY, 0, [part('511ga'), part('511ny')]);
  expect(first.days).toEqual([{ day: '2026-11-22', sources: { '511ga': [1, 0, 100] } }]);
  const districts = [part('caltrans', null, 'caltrans/d1'), part('caltrans', 'HTTP 500', 'caltrans/d2')];
  const second = after(first, 6, [part('511ga'), ...districts], ['511ga', 'caltrans']);
  expect(second.days).toEqual([{ day: '2026-11-22', sources: { '511ga': [2, 0, 100], caltrans: [1, 1, 200] } }]);
});

test('an outage lasts from the first run that fails to the next that does not', () => {
  const down = after(after(EMPTY, 0, [part('511ga', 'HTTP 500')]), 6, [part('511ga', 'not JSON')]);
  const open = { source: '511ga', from: NOON, to: null, reason: 'HTTP 500', cause: null };
  expect(down.outages).toEqual([open]);
  expect(after(down, 7, [part('511ny')], ['511ny']).outages).toEqual([open]);
  const up = after(down, 12, [part('511ga')]);
  expect(up.outages).toEqual([{ ...open, to: NOON + 12 * HOUR_MS }]);
  expect(after(up, 18, [part('511ga', 'HTTP 404')]).outages).toHaveLength(2);
});

test('a year of hourly runs in which every source fails every other time is 30 days and less than 400 kB', () => {
  const sources = Object.keys(AGENCIES);
  const reason = 'HTTP 503 from the.longest-host-of-an-agency.example.gov '.repeat(3);
  let history = EMPTY;
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const parts = sources.map((id) => part(id, hour % 2 === 0 ? reason : null));
    history = after(history, hour, parts, sources);
  }
  expect(history.days).toHaveLength(30);
  expect(JSON.stringify(HistorySchema.parse(history)).length).toBeLessThan(400_000);
});
