import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NO_FAULT } from '@/demo/feeds/faults';
import { findBuiltInFault, listDemoCameras } from '@/demo/network/network';
import { formatPlaylist } from '@/lib/wall/playlist';
import { camera } from '@/tests/support/camera';
import { startSimulator } from '@/tests/support/simulator-server';

const BASE = 'https://site.example';
const VIDEO = 'https://cams.example/1.m3u8';
const view = (angleName: string, videoUrl: string | null) => ({
  ...{ angleName, videoUrl, imageUrl: null, feedType: 'video' as const },
});
const VIEWS = [view('North', VIDEO), view('', null)];
const PROBES_AT_ONCE = 8;
/** All in long tests, each takes about a second of a busy machine. */
const EVERY = process.env.ROADFEED_LONG_TESTS === '1' ? 1 : 12;

test('a playlist has the title, picture, agency, and address of each video', () => {
  const cameras = [
    camera({ id: '511ny-1', location: 'I-90 at Exit 24', videoUrl: VIDEO, imageUrl: '/still.jpg' }),
    camera({ id: '511ny-2', videoUrl: null, imageUrl: 'https://cams.example/2.jpg' }),
    camera({ id: '511ny-3', videoUrl: VIDEO, videoAuthRequired: true }),
    camera({ id: '511pa-4', videoUrl: VIDEO, source: '511pa' }),
    camera({ id: '511pa-5', videoUrl: VIDEO, source: '511pa', isDemo: true, views: VIEWS, hasMultipleViews: true }),
  ];
  expect(formatPlaylist(cameras, BASE)).toBe(
    [
      '#EXTM3U',
      '#EXTINF:-1 tvg-id="511ny-1" tvg-logo="https://site.example/still.jpg" group-title="511 New York",I-90 at Exit 24',
      VIDEO,
      '#EXTINF:-1 tvg-id="511pa-5" group-title="511 Pennsylvania",I-90 at Exit 24 (North)',
      VIDEO,
      '',
    ].join('\n'),
  );
  expect(formatPlaylist(cameras.slice(1, 4), BASE)).toBeNull();
});

test('a hostile name ends no line and no attribute', () => {
  const hostile = 'A" x="\n#EXTVLCOPT:input-slave=https://evil.example\u2028B';
  const text = formatPlaylist([camera({ id: '511ny-1', location: hostile, videoUrl: VIDEO })], BASE) ?? '';
  expect(text.trimEnd().split(/[\n\u2028]/)).toHaveLength(3);
  expect(text.split('\n')[1]?.match(/"/g)).toHaveLength(6);
  expect(text).toContain(',A’ x=’ #EXTVLCOPT:input-slave=https://evil.example B\n');
});

test('working videos of the demo network open in ffprobe', async () => {
  const simulator = await startSimulator();
  const working = listDemoCameras().filter(({ id }) => findBuiltInFault(id) === NO_FAULT);
  const urls = (formatPlaylist(working, simulator.url) ?? '').split('\n').filter((line) => line.startsWith('http'));
  const left = urls.filter((_, index) => index % EVERY === 0);
  const failed: string[] = [];
  const probe = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const args = ['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', url];
      const { stdout } = await promisify(execFile)('ffprobe', args).catch(() => ({ stdout: '' }));
      if (!stdout.startsWith('video')) failed.push(url);
    }
  };
  await Promise.all(Array.from({ length: PROBES_AT_ONCE }, probe));
  await simulator.close();
  expect(urls.length).toBeGreaterThan(100);
  expect(failed).toEqual([]);
}, 240_000);
