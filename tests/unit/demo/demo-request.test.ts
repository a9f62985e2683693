import { readFileSync } from 'node:fs';
import { handleDemoRequest, type DemoContext } from '@/demo/serve/handle-request';
import type { FaultPlan } from '@/demo/feeds/faults';

const VIDEO = '/demo/live/511ny-demo-001/index.m3u8';
const STILL = '/demo/still/511id-demo-001.svg';
const NOW = Date.UTC(2026, 5, 1, 12);
const clip = new Uint8Array(readFileSync('public/demo-media/freeway-night.mp4'));

interface World extends DemoContext {
  time: number;
  readonly waits: number[];
}

/** The clock moves only by waiting. */
function worldWith(fault: FaultPlan = { kind: 'none' }): World {
  const world: World = {
    time: NOW,
    waits: [],
    now: () => world.time,
    faultOf: () => fault,
    firstAskedAt: () => NOW,
    readClip: () => Promise.resolve(clip),
    wait: (ms) => {
      world.waits.push(ms);
      world.time += ms;
      return Promise.resolve();
    },
  };
  return world;
}

const ask = (path: string, world = worldWith(), method = 'GET'): Promise<Response> => {
  const [plain = '', query = ''] = path.split('?');
  return handleDemoRequest(
    { method, path: plain, query: new URLSearchParams(query), signal: new AbortController().signal },
    world,
  );
};

const readText = async (path: string, world?: World): Promise<string> => (await ask(path, world)).text();

test('a live playlist has its type, allows every origin and is never cached', async () => {
  const response = await ask(VIDEO);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.apple.mpegurl',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
  expect(await response.text()).toMatch(/^#EXTM3U\n/);
});

test('a blocking reload is answered when its part is complete', async () => {
  const world = worldWith();
  const open = await readText(`${VIDEO}?ll=1`, world);
  const [, segment, part] = /PRELOAD-HINT.*part-(\d+)-(\d)/.exec(open) ?? [];
  const blocked = await readText(`${VIDEO}?ll=1&_HLS_msn=${segment}&_HLS_part=${part}`, world);
  expect(world.waits).toHaveLength(1);
  expect(blocked).toContain(`#EXT-X-PART:DURATION=0.33333,URI="part-${segment}-${part}.m4s"`);
});

test('a request for media in the far future is refused immediately', async () => {
  const world = worldWith();
  const response = await ask(VIDEO.replace('index.m3u8', 'seg-999999999.m4s'), world);
  expect([response.status, world.waits]).toEqual([404, []]);
});

test('a still changes at the interval of its record', async () => {
  const world = worldWith();
  const first = await ask(STILL, world);
  expect(first.headers.get('content-type')).toBe('image/svg+xml');
  const picture = await first.text();
  world.time += 1_000;
  expect(await readText(STILL, world)).toBe(picture);
  world.time += 2_000;
  expect(await readText(STILL, world)).not.toBe(picture);
});

test('each additional view has its own feed', async () => {
  const [first, second] = await Promise.all([
    readText('/demo/still/511id-demo-002.svg'),
    readText('/demo/still/511id-demo-002.2.svg'),
  ]);
  expect(first).toMatch(/^<svg /);
  expect(second).not.toBe(first);
});

test.each([
  ...[
    '511ny-demo-999/index.m3u8',
    '511ny-demo-001/../511ny-demo-002/index.m3u8',
    '511ny-demo-001/..%2f..%2fpackage.json',
  ],
  ...['511ny-demo-001/index.m3u8/more', '511ny-demo-001/', '../../package.json', '/index.m3u8'],
  ...['511NY-demo-001/index.m3u8', '511id-demo-001/index.m3u8'],
])('there is no stream %s', async (name) => {
  expect((await ask(`/demo/live/${name}`)).status).toBe(404);
});

test.each([
  ...['still/511ny-demo-001.svg', 'still/511id-demo-002.9.svg', 'still/511id-demo-001.png'],
  ...['still/../../../etc/passwd.svg', 'still/.svg', '', 'other/511ny-demo-001'],
])('there is nothing at /demo/%s', async (name) => {
  expect((await ask(`/demo/${name}`)).status).toBe(404);
});

test('HEAD sends the length of the body, and methods other than GET, HEAD, and OPTIONS are rejected', async () => {
  const head = await ask(STILL, worldWith(), 'HEAD');
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await readText(STILL))));
  const response = await ask(STILL, worldWith(), 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await ask(STILL, worldWith(), 'OPTIONS')).status).toBe(204);
});

test.each<[string, FaultPlan, number]>([
  ['hanging feed waits longer than any client', { kind: 'hang' }, 60_000],
  ['slow feed delays every response', { kind: 'slow', delayMs: 4_000 }, 4_000],
])('a %s', async (_, fault, ms) => {
  const world = worldWith(fault);
  await ask(STILL, world);
  expect(world.waits).toEqual([ms]);
});

test.each<[FaultPlan, number, number]>([
  [{ kind: 'not-found' }, 0, 404],
  [{ kind: 'recovers-after', afterMs: 20_000 }, 19_999, 404],
  [{ kind: 'recovers-after', afterMs: 20_000 }, 20_000, 200],
])('%j answers after %i ms with %i', async (fault, ms, status) => {
  for (const path of [VIDEO, STILL]) {
    const world = worldWith(fault);
    world.time += ms;
    expect((await ask(path, world)).status).toBe(status);
  }
});

test('no more than fifty requests hang at a time', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const world = { ...worldWith({ kind: 'hang' }), wait: jest.fn(() => released) };
  const hanging = Array.from({ length: 50 }, () => ask(VIDEO, world));
  expect((await ask(VIDEO, world)).status).toBe(404);
  expect(world.wait).toHaveBeenCalledTimes(50);
  release();
  await Promise.all(hanging);
  await ask(VIDEO, world);
  expect(world.wait).toHaveBeenCalledTimes(51);
});

test.each<[FaultPlan['kind'], string, string | null]>([
  ['corrupt', VIDEO, 'application/vnd.apple.mpegurl'],
  ['html', STILL, 'text/html; charset=utf-8'],
  ['empty', STILL, 'image/svg+xml'],
  ['no-cors', STILL, 'image/svg+xml'],
])('a feed with the fault %s answers 200', async (kind, path, type) => {
  const response = await ask(path, worldWith({ kind } as FaultPlan));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(response.headers.has('access-control-allow-origin')).toBe(kind !== 'no-cors');
  const text = await response.text();
  expect(text.startsWith('#EXTM3U')).toBe(false);
  expect(text === '').toBe(kind === 'empty');
});
