/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Camera } from '@/lib/camera/camera';
import { createContext } from '@/lib/sync/context';
import { addDropped, dropRepeatedIds, gatherSource } from '@/lib/sync/gather-source';
import { DEFAULT_OPTIONS } from '@/lib/sync/options';
import { camera } from '../../support/camera';
import { FakeClock, fakeEndpoint, fakeSource, resolvePublic, response, scriptExchange } from './fake-network';

/** Gathers a source whose list now contains `cameras`. */
function gather(cameras: readonly Camera[], before: readonly Camera[] = []) {
  const source = fakeSource(fakeEndpoint('a', { parse: () => ({ rows: cameras.length, cameras, dropped: {} }) }));
  const { exchange } = scriptExchange(response(200, '[]'));
  const deps = { exchange, resolve: resolvePublic, clock: new FakeClock(), environment: {} };
  const previous = {
    bySource: new Map([[source.id, before]]),
    filled: new Set<never>(),
    index: null,
    status: new Map(),
    notes: [],
  };
  return gatherSource(source, createContext({ ...DEFAULT_OPTIONS, registry: [source] }, deps, previous));
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

test('a dead feed stays dead until it moves to another address', async () => {
  const [imageUrl, videoUrl] = ['https://cams.example/1.jpg', 'https://cams.example/1.m3u8'];
  const before = ['same', 'image', 'video'].map((id) =>
    camera({ id: `511ga-${id}`, source: '511ga', imageUrl, videoUrl, isFeedDead: true, feedDeadReason: 'missing' }),
  );
  const listed = before.map(({ isFeedDead: _dead, feedDeadReason: _reason, ...camera }) => camera);
  const cameras = [
    listed[0]!,
    { ...listed[1]!, imageUrl: 'https://cams.example/2.jpg' },
    { ...listed[2]!, videoUrl: 'https://cams.example/2.m3u8' },
  ];
  const gathered = await gather(cameras, before);
  const flags = gathered.cameras.map(({ id, isFeedDead, feedDeadReason }) => [id, isFeedDead, feedDeadReason]);
  expect(flags).toEqual([
    ['511ga-same', true, 'missing'],
    ['511ga-image', undefined, undefined],
    ['511ga-video', undefined, undefined],
  ]);
});
