/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createContext } from '@/lib/sync/context';
import { addDropped, dropRepeatedIds, gatherSource } from '@/lib/sync/gather-source';
import { DEFAULT_OPTIONS } from '@/lib/sync/options';
import { camera } from '../../support/camera';
import { FakeClock, fakeEndpoint, fakeSource, resolvePublic, response, scriptExchange } from './fake-network';

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
  const cameras = [unsafe, { ...camera(), lat: Number.NaN }, camera({ id: 'b' })];
  const source = fakeSource(fakeEndpoint('a', { parse: () => ({ rows: 3, cameras, dropped: {} }) }));
  const { exchange } = scriptExchange(response(200, '[]'));
  const deps = { exchange, resolve: resolvePublic, clock: new FakeClock(), environment: {} };
  const previous = { bySource: new Map(), filled: new Set<never>(), index: null, notes: [] };
  const context = createContext({ ...DEFAULT_OPTIONS, registry: [source] }, deps, previous);
  expect(await gatherSource(source, context)).toMatchObject({ cameras: [{ id: 'b' }], dropped: { unreadable: 2 } });
});
