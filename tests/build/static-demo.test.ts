import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { boxesIn } from '@/demo/feeds/mp4-box';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { EXPORT_FOLDER, filesBelow } from './built-site';

const at = (...names: readonly string[]) => path.join(EXPORT_FOLDER, ...names);

const urls = listDemoCameras().flatMap((camera) =>
  [camera, ...(camera.views ?? [])]
    .flatMap(({ videoUrl, imageUrl }) => [videoUrl, imageUrl])
    .flatMap((url) => (url === null ? [] : [{ url, fault: findBuiltInFault(camera.id).kind }])),
);

test('every working feed has a file at its address, and a missing feed has none', () => {
  const isThere = urls.map(({ url }) => existsSync(at(url)));
  expect(isThere).toEqual(urls.map(({ fault }) => fault !== 'not-found' && fault !== 'hang'));
});

test('the whole demo is smaller than 10 MB', () => {
  const files = ['demo', 'camera-data'].flatMap((folder) => filesBelow(at(folder)));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(10_000_000);
});

test('a recording covers its clip from the first key frame to the end in byte ranges', () => {
  const playlist = readFileSync(at('demo/live/511ny-demo-001/index.m3u8'), 'utf8');
  const [, clipPath = '', length = '', start = ''] = /MAP:URI="(.+?)",BYTERANGE="(\d+)@(\d+)"/.exec(playlist) ?? [];
  const clip = new Uint8Array(readFileSync(`public${clipPath}`));
  const ranges = Array.from(playlist.matchAll(/BYTERANGE:(\d+)@(\d+)\n(.+)/g), ([, size, from, file]) => ({
    ...{ from: Number(from), to: Number(from) + Number(size), file },
  }));
  expect([Number(start), boxesIn(clip.slice(0, Number(length))).map(({ type }) => type)]).toEqual([
    0,
    ['ftyp', 'moov'],
  ]);
  expect(ranges).toHaveLength(10);
  expect(ranges.map(({ file }) => file)).toEqual(ranges.map(() => clipPath));
  expect(ranges.map(({ from }) => from)).toEqual([Number(length), ...ranges.slice(0, -1).map(({ to }) => to)]);
  expect(playlist).toContain('#EXT-X-ENDLIST');
});

test('stills are SVG files', () => {
  const heads = readdirSync(at('demo/still')).map((file) => readFileSync(at('demo/still', file), 'utf8').slice(0, 5));
  // Some stills are broken on purpose: one is empty, some are a bot wall.
  expect(new Set(heads)).toEqual(new Set(['<svg ', '', '<!doc']));
});
