import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CORE_FILES } from '@/lib/agencies/sources';
import { getDataPath } from '@/lib/camera-files/names';
import { boxesIn } from '@/demo/feeds/mp4-box';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { writeStaticDemo, type StaticDemo } from '@/demo/makers/static-demo';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

/** About a thousand drawings. */
const WRITING_MS = 60_000;

const out = new TemporaryFolder('file');
let written: StaticDemo;
beforeAll(async () => {
  written = await writeStaticDemo(out.path);
}, WRITING_MS);

const urls = listDemoCameras().flatMap((camera) =>
  [camera, ...(camera.views ?? [])]
    .flatMap(({ videoUrl, imageUrl }) => [videoUrl, imageUrl])
    .flatMap((url) => (url === null ? [] : [{ url, fault: findBuiltInFault(camera.id).kind }])),
);

test('every working feed has a file at its address, and a missing feed has none', () => {
  const isThere = urls.map(({ url }) => existsSync(out.at(url)));
  expect(isThere).toEqual(urls.map(({ fault }) => fault !== 'not-found' && fault !== 'hang'));
});

test('the index and every camera file exist', () => {
  const paths = ['/camera-data/index.json', ...CORE_FILES.map(getDataPath)];
  expect(paths.filter((file) => !existsSync(out.at(file)))).toEqual([]);
});

test('the whole demo fits on a small host', () => {
  expect(written.files).toBeGreaterThan(1_000);
  expect(written.bytes).toBeLessThan(10_000_000);
});

test('a recording covers its clip from the first key frame to the end in byte ranges', () => {
  const playlist = readFileSync(out.at('demo/live/511ny-demo-001/index.m3u8'), 'utf8');
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

test('stills are drawings', () => {
  const heads = readdirSync(out.at('demo/still')).map((file) =>
    readFileSync(out.at('demo/still', file), 'utf8').slice(0, 5),
  );
  // Some stills are broken on purpose: one is empty, some are a bot wall.
  expect(new Set(heads)).toEqual(new Set(['<svg ', '', '<!doc']));
});
