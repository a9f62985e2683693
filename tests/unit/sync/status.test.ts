import { AGENCIES } from '@/data/generated/agencies';
import type { SourceId } from '@/lib/agencies/agencies';
import { type History, HistorySchema, type PartStatus } from '@/lib/camera-files/status';
import { DEFAULT_OPTIONS, type SyncOptions } from '@/lib/sync/context';
import { addToHistory, isResting } from '@/lib/sync/files/status';
import { camera } from '../../support/camera';
import { FakeClock, fakeEndpoint, fakeSource, NOTHING } from './fake-network';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ENDPOINT = fakeEndpoint('a');

const now = new FakeClock().now();

test('a list that costs a request for each site rests for its days after it came, unless it is named', () => {
  const source = { ...fakeSource(ENDPOINT), refreshDays: 7 };
  const options = { ...DEFAULT_OPTIONS, registry: [source] };
  const bySource = new Map([['511ga', [camera({ id: '511ga-1', source: '511ga' })]]]);
  const rests = (days: number, named: Partial<SyncOptions> = {}, stored = bySource) => {
    const status = new Map([['511ga', { succeededAt: now - days * DAY_MS } as PartStatus]]);
    return isResting(source, { ...options, ...named }, { ...NOTHING, bySource: stored, status }, now);
  };
  expect([rests(1), rests(6.9), rests(7)]).toEqual([true, true, false]);
  expect(rests(1, { only: ['511ga'] })).toBe(false);
  expect(rests(1, {}, new Map())).toBe(false);
});

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

test('an outage lasts from the first failed run to the next that succeeds, or finds its source off', () => {
  const down = after(after(EMPTY, 0, [part('511ga', 'HTTP 500')]), 6, [part('511ga', 'not JSON')]);
  const open = { source: '511ga', from: NOON, to: null, reason: 'HTTP 500', cause: null };
  expect(down.outages).toEqual([open]);
  expect(after(down, 7, [part('511ga', 'not JSON'), part('511ny')], ['511ny']).outages).toEqual([open]);
  const up = after(down, 12, [part('511ga')]);
  expect(up.outages).toEqual([{ ...open, to: NOON + 12 * HOUR_MS }]);
  expect(after(down, 12, [part('511ny')], ['511ny']).outages).toEqual(up.outages);
  expect(after(up, 18, [part('511ga', 'HTTP 404')]).outages).toHaveLength(2);
});

test('two months of hourly runs in which one source always fails and the others do every other time are 30 days, less than 400 kB, and one long outage', () => {
  const sources = Object.keys(AGENCIES);
  const reason = 'HTTP 503 from the.longest-host-of-an-agency.example.gov '.repeat(3);
  let history = EMPTY;
  for (let hour = 0; hour < 60 * 24; hour += 1) {
    const parts = sources.map((id) => part(id, hour % 2 === 0 || id === sources[0] ? reason : null));
    history = after(history, hour, parts, sources);
  }
  expect(history.days).toHaveLength(30);
  expect(history.outages.filter(({ from }) => from === NOON)).toMatchObject([{ source: sources[0], to: null }]);
  expect(JSON.stringify(HistorySchema.parse(history)).length).toBeLessThan(400_000);
});
