import { expect, test } from '@jest/globals';
import type { Camera } from '@/lib/camera/camera';
import { createContext } from '@/lib/sync/context';
import { addDropped, dropRepeatedIds, gatherSource } from '@/lib/sync/lists/gather-source';
import { DEFAULT_OPTIONS } from '@/lib/sync/options';
import { camera } from '../../support/camera';
import {
  FAKE_RULES,
  FakeClock,
  fakeEndpoint,
  fakeSource,
  resolvePublic,
  response,
  scriptExchange,
} from './fake-network';

/** Gathers a source whose list now contains `cameras`. */
function gather(cameras: readonly Camera[]) {
  const source = fakeSource(fakeEndpoint('a', { parse: () => ({ rows: cameras.length, cameras, dropped: {} }) }));
  const { exchange } = scriptExchange(response(200, '[]'));
  const deps = { exchange, resolve: resolvePublic, clock: new FakeClock(), environment: {} };
  const previous = { bySource: new Map(), filled: new Set<never>(), index: null, status: new Map(), notes: [] };
  return gatherSource(
    source,
    createContext({ ...DEFAULT_OPTIONS, rules: FAKE_RULES, registry: [source] }, deps, previous),
  );
}

test('the first camera of an id stays, within a list and across lists', () => {
  const taken = new Set<string>();
  const first = dropRepeatedIds([camera({ id: 'a', location: 'one' }), camera({ id: 'a', location: 'two' })], taken);
  const second = dropRepeatedIds([camera({ id: 'a' }), camera({ id: 'b' })], taken);
  expect(first.cameras.map(({ location }) => location)).toEqual(['one']);
  expect(second.cameras.map(({ id }) => id)).toEqual(['b']);
  expect(addDropped(first.dropped, second.dropped)).toEqual({ 'repeated-id': 2 });
});

test('a camera that does not match the schema is dropped and counted', async () => {
  const unsafe = { ...camera({ id: 'a' }), imageUrl: 'javascript:alert(1)' };
  const gathered = await gather([unsafe, { ...camera(), lat: Number.NaN }, camera({ id: 'b' })]);
  expect(gathered).toMatchObject({ cameras: [{ id: 'b' }], dropped: { unreadable: 2 } });
});

test('a camera has the point that is written, so its duplicates are the same when it is read back', async () => {
  const { cameras } = await gather([camera({ id: 'a', lat: 33.123456789, lng: -84.123454321 })]);
  expect(cameras).toMatchObject([{ lat: 33.12346, lng: -84.12345 }]);
});
