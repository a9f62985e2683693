import type { Camera } from '@/lib/camera/camera';
import { startSimulator, type Simulator } from '@/tests/support/simulator-server';

const FEED = '511ny-demo-001';
const PATH = `/demo/live/${FEED}/index.m3u8`;
let now = Date.UTC(2026, 5, 1, 12);
let simulator: Simulator;

beforeEach(async () => {
  simulator = await startSimulator({ clock: () => now });
});
afterEach(() => simulator.close());

test('it serves feeds and records every request', async () => {
  expect((await fetch(`${simulator.url}${PATH}?ll=1`)).status).toBe(200);
  expect(simulator.requests(FEED)).toEqual([{ path: `${PATH}?ll=1`, at: now }]);
  expect(simulator.requests('511ny-demo-002')).toEqual([]);
  expect(simulator.requests()).toHaveLength(1);
});

test('a fault can be set and cleared at any time and counts from the next request', async () => {
  const status = async (): Promise<number> => (await fetch(`${simulator.url}${PATH}`)).status;
  expect(await status()).toBe(200);
  simulator.setFault(FEED, { kind: 'recovers-after', afterMs: 5_000 });
  expect(await status()).toBe(404);
  now += 5_000;
  expect(await status()).toBe(200);
  simulator.setFault(FEED, { kind: 'not-found' });
  expect(await status()).toBe(404);
  simulator.setFault(FEED, { kind: 'none' });
  expect(await status()).toBe(200);
});

test('a hanging feed ends when the client disconnects', async () => {
  simulator.setFault(FEED, { kind: 'hang' });
  await expect(fetch(`${simulator.url}${PATH}`, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
});

test('camera files have absolute feed URLs, for a site on another origin', async () => {
  const response = await fetch(`${simulator.url}/camera-data/511ny-cameras.json`);
  const cameras = (await response.json()) as readonly Pick<Camera, 'videoUrl'>[];
  expect(cameras[0]?.videoUrl).toBe(`${simulator.url}${PATH}`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('unknown files are not found', async () => {
  expect((await fetch(`${simulator.url}/camera-data/other.json`)).status).toBe(404);
  expect((await fetch(`${simulator.url}/`)).status).toBe(404);
});
