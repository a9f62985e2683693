import { readFileSync } from 'node:fs';
import { parseClip, streamFragment } from '@/demo/feeds/fragmented-mp4';
import { parseLiveFile, isExpired } from '@/demo/feeds/live-feed';
import { livePlaylist } from '@/demo/feeds/playlists';
import { LOOP_MS, PART_MS, PARTS_PER_SEGMENT, SEGMENT_MS, streamOffsetMs } from '@/demo/feeds/live-timeline';
import { CLIP_NAMES } from '@/demo/scenes/clips';
import { findBox } from '@/demo/feeds/mp4-box';

const FEED = '511ny-demo-001';
const NOW = Date.UTC(2026, 5, 1, 12);
const clipBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(`public/demo-media/${name}.mp4`));
const clip = parseClip(clipBytes('freeway-night'));
const PARTS_PER_LOOP = LOOP_MS / PART_MS;

/** Ticks in the fragment's `tfdt` box, after its header, version and flags. */
const decodeTime = (fragment: Uint8Array): bigint => {
  const { start, end } = findBox(fragment, 'moof/traf/tfdt');
  return new DataView(fragment.buffer, fragment.byteOffset + start, end - start).getBigUint64(12);
};
const parseSequence = (playlist: string): number => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
const listSegments = (playlist: string): string[] => playlist.split('\n').filter((line) => line.startsWith('seg-'));

test.each(CLIP_NAMES)('%s is a loop of 20 s in fragments of a third of a second', (name) => {
  const parsed = parseClip(clipBytes(name));
  expect(parsed.fragments).toHaveLength(PARTS_PER_LOOP);
  const times = parsed.fragments.map((_, index) => decodeTime(streamFragment(parsed, index, PART_MS)));
  const step = BigInt(Math.round((PART_MS * parsed.timescale) / 1000));
  expect(times).toEqual(times.map((_, index) => BigInt(index) * step));
});

test('the clips together are at most 3 MB', () => {
  const bytes = CLIP_NAMES.reduce((sum, name) => sum + clipBytes(name).byteLength, 0);
  expect(bytes).toBeLessThanOrEqual(3_100_000);
});

test('every segment of a clip begins with a key frame', () => {
  // sample_depends_on of the first sample: 2 means it depends on no other (ISO/IEC 14496-12, 8.6.4.3).
  const firstFlags = (index: number): number => {
    const fragment = streamFragment(clip, index, PART_MS);
    const trun = findBox(fragment, 'moof/traf/trun');
    const view = new DataView(fragment.buffer, trun.start, trun.end - trun.start);
    // With first-sample-flags-present, the flags follow the sample count and data offset.
    return (view.getUint32(8) & 0x000004) === 0 ? 0 : (view.getUint32(20) >>> 24) & 3;
  };
  const keys = Array.from({ length: PARTS_PER_LOOP }, (_, index) => firstFlags(index) === 2);
  expect(keys.flatMap((isKey, index) => (isKey ? [index] : []))).toEqual(
    Array.from({ length: PARTS_PER_LOOP / PARTS_PER_SEGMENT }, (_, segment) => segment * PARTS_PER_SEGMENT),
  );
});

test('decode times and sequence numbers of the stream continue across the loop', () => {
  const around = Array.from({ length: 8 }, (_, index) => PARTS_PER_LOOP * 1000 - 4 + index);
  const times = around.map((index) => decodeTime(streamFragment(clip, index, PART_MS)));
  const steps = times.slice(1).map((time, index) => time - times[index]!);
  expect(new Set(steps)).toEqual(new Set([BigInt(Math.round((PART_MS * clip.timescale) / 1000))]));
  const sequence = (index: number): number => {
    const fragment = streamFragment(clip, index, PART_MS);
    return new DataView(fragment.buffer).getUint32(findBox(fragment, 'moof/mfhd').start + 12);
  };
  expect([59, 60, 61].map(sequence)).toEqual([60, 61, 62]);
});

test('the live playlist lists six consecutive segments and advances one every two seconds', () => {
  const playlist = livePlaylist(FEED, NOW, false);
  const first = parseSequence(playlist);
  expect(listSegments(playlist)).toEqual(Array.from({ length: 6 }, (_, index) => `seg-${first + index}.m4s`));
  expect(playlist).toContain('#EXT-X-TARGETDURATION:2');
  expect(playlist).not.toMatch(/DISCONTINUITY|ENDLIST/);
  expect(parseSequence(livePlaylist(FEED, NOW + SEGMENT_MS, false))).toBe(
    parseSequence(livePlaylist(FEED, NOW, false)) + 1,
  );
});

test('a segment keeps its wall-clock time, and each camera has its own offset', () => {
  const parseStart = (at: number): number => {
    const playlist = livePlaylist(FEED, at, false);
    return Date.parse(/DATE-TIME:(.+)/.exec(playlist)?.[1] ?? '') - parseSequence(playlist) * SEGMENT_MS;
  };
  expect(parseStart(NOW + 31_000)).toBe(parseStart(NOW));
  expect(new Set(['511ny-demo-001', '511ny-demo-002', '511ga-demo-001'].map(streamOffsetMs)).size).toBe(3);
});

test('segments expire some time after they leave the window', () => {
  const segment = parseSequence(livePlaylist(FEED, NOW, false));
  const expired = (number: number): boolean =>
    isExpired(FEED, parseLiveFile(`seg-${number}.m4s`, new URLSearchParams())!, NOW);
  expect([expired(segment), expired(segment - 4), expired(segment - 20)]).toEqual([false, false, true]);
});

test.each([
  ...['seg-.m4s', 'seg-1.mp4', 'part-1-6.m4s', 'part-1.m4s', 'seg-99999999999.m4s'],
  ...['../init.mp4', 'INDEX.M3U8', ''],
])('there is no file %p in a stream', (name) => {
  expect(parseLiveFile(name, new URLSearchParams())).toBeNull();
});
