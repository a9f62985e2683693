import { expect, test } from '@jest/globals';
import type { PartStatus } from '@/lib/camera-files/status';
import { createContext, DEFAULT_OPTIONS, type SyncOptions } from '@/lib/sync/context';
import { getConfirmed, isResting } from '@/lib/sync/files/status';
import { camera } from '../../support/camera';
import { FAKE_RULES, FakeClock, fakeEndpoint, fakeSource, resolvePublic, scriptExchange } from './fake-network';

const DAY_MS = 86_400_000;
const ENDPOINT = fakeEndpoint('a');

/** Returns the confirmed cameras of a source with two parts, and the log. */
function confirm(one: Partial<PartStatus>, other: Partial<PartStatus>) {
  const part = (name: string) => ({ name, idPrefix: `511ga-${name}-`, minimum: 0, endpoints: [ENDPOINT] as const });
  const source = { ...fakeSource(ENDPOINT), parts: [part('d1'), part('d2')] as const };
  const stored = ['511ga-d1-1', '511ga-d1-2', '511ga-d2-1'].map((id) => camera({ id, source: '511ga' }));
  const status = new Map([
    ['511ga/d1', one as PartStatus],
    ['511ga/d2', other as PartStatus],
  ]);
  const previous = {
    bySource: new Map([['511ga' as const, stored]]),
    filled: new Set<never>(),
    index: null,
    notes: [],
  };
  const log: string[] = [];
  const { exchange } = scriptExchange();
  const deps = { exchange, resolve: resolvePublic, clock: new FakeClock(), log: (line: string) => log.push(line) };
  const context = createContext({ ...DEFAULT_OPTIONS, rules: FAKE_RULES, registry: [source] }, deps, {
    ...previous,
    status,
  });
  return { ids: getConfirmed(source, context).map(({ id }) => id), log };
}

const now = new FakeClock().now();

test('the cameras of a part that no list has confirmed for more than 14 days are left out, and the log says so', () => {
  const fresh = { succeededAt: now, failingSince: null };
  const old = { succeededAt: now - 14 * DAY_MS - 1, failingSince: now - DAY_MS };
  expect(confirm(old, fresh)).toEqual({
    ids: ['511ga-d2-1'],
    log: ['511ga/d1: 2 cameras left out, not confirmed for 14 days'],
  });
  expect(confirm(old, old)).toEqual({
    ids: [],
    log: ['511ga/d1, 511ga/d2: 3 cameras left out, not confirmed for 14 days'],
  });
  expect(confirm({ ...old, succeededAt: now - 14 * DAY_MS }, fresh)).toEqual({
    ids: ['511ga-d1-1', '511ga-d1-2', '511ga-d2-1'],
    log: [],
  });
});

test('a part that never succeeded is confirmed for 14 days since it fails', () => {
  const failing = (days: number) => ({ succeededAt: null, failingSince: now - days * DAY_MS });
  expect(confirm(failing(13), failing(15)).ids).toEqual(['511ga-d1-1', '511ga-d1-2']);
});

test('a list that costs a request for each site rests for its days after it came, unless it is named', () => {
  const source = { ...fakeSource(ENDPOINT), refreshDays: 7 };
  const options = { ...DEFAULT_OPTIONS, registry: [source] };
  const bySource = new Map([['511ga' as const, [camera({ id: '511ga-1', source: '511ga' })]]]);
  const rests = (days: number, named: Partial<SyncOptions> = {}, stored = bySource) => {
    const status = new Map([['511ga', { succeededAt: now - days * DAY_MS } as PartStatus]]);
    const previous = { bySource: stored, status, filled: new Set<never>(), index: null, notes: [] };
    return isResting(source, { ...options, ...named }, previous, now);
  };
  expect([rests(1), rests(6.9), rests(7)]).toEqual([true, true, false]);
  expect(rests(1, { only: ['511ga'] })).toBe(false);
  expect(rests(1, {}, new Map())).toBe(false);
});
