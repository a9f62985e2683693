import type { FeedId } from './feed-address';
import type { ByteRange, Clip } from './fragmented-mp4';
import {
  completeParts,
  PART_MS,
  PARTS_PER_SEGMENT,
  SEGMENT_MS,
  segmentStartMs,
  WINDOW_SEGMENTS,
} from './live-timeline';

const SEGMENT_S = SEGMENT_MS / 1000;
const PART_S = (PART_MS / 1000).toFixed(5);
/** Rounded up, because no part may be longer (RFC 8216bis, 4.4.3.7). */
const PART_TARGET_S = (Math.ceil(PART_MS) / 1000).toFixed(3);
/** At least three part targets (RFC 8216bis, 4.4.3.8). */
const PART_HOLD_BACK_S = ((Math.ceil(PART_MS) * 3.3) / 1000).toFixed(3);
/** Only the newest segments list their parts: within three target durations of the end (RFC 8216bis, 6.2.2). */
const SEGMENTS_WITH_PARTS = 2;

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
export const INIT_FILE = 'init.mp4';
const segmentFile = (segment: number): string => `seg-${segment}.m4s`;
const partFile = (segment: number, part: number): string => `part-${segment}-${part}.m4s`;

const partTag = (segment: number, part: number): string =>
  `#EXT-X-PART:DURATION=${PART_S},URI="${partFile(segment, part)}"${part === 0 ? ',INDEPENDENT=YES' : ''}`;

const segmentTags = (segment: number): string[] => [`#EXTINF:${SEGMENT_S.toFixed(5)},`, segmentFile(segment)];

const partTags = (segment: number, count: number): string[] =>
  Array.from({ length: count }, (_, part) => partTag(segment, part));

/**
 * Sliding window of six two-second segments (RFC 8216), or Low-Latency HLS (RFC 8216bis): parts of a third of a second, blocking
 * reload, preload hint. `nowMs` is the time of the response, after any blocking.
 */
export function livePlaylist(feedId: FeedId, nowMs: number, isLowLatency: boolean): string {
  const parts = completeParts(feedId, nowMs);
  const current = Math.floor(parts / PARTS_PER_SEGMENT);
  const first = Math.max(0, current - WINDOW_SEGMENTS);
  const segments = Array.from({ length: current - first }, (_, index) => first + index);
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${isLowLatency ? 9 : 7}`,
    `#EXT-X-TARGETDURATION:${SEGMENT_S}`,
    ...(isLowLatency
      ? [
          `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${PART_HOLD_BACK_S}`,
          `#EXT-X-PART-INF:PART-TARGET=${PART_TARGET_S}`,
        ]
      : []),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-MAP:URI="${INIT_FILE}"`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStartMs(feedId, first)).toISOString()}`,
    ...segments.flatMap((segment) => [
      ...(isLowLatency && segment >= current - SEGMENTS_WITH_PARTS ? partTags(segment, PARTS_PER_SEGMENT) : []),
      ...segmentTags(segment),
    ]),
    ...(isLowLatency ? openTags(current, parts % PARTS_PER_SEGMENT) : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Complete parts of the segment that is being recorded, and a hint for the next one. */
function openTags(segment: number, complete: number): string[] {
  return [...partTags(segment, complete), `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${partFile(segment, complete)}"`];
}

const byteRange = ({ start, end }: ByteRange): string => `${end - start}@${start}`;

/**
 * One loop as a recording, for a site without a server. It refers to byte ranges of the clip, so the file is only about
 * 1 kB.
 */
export function vodPlaylist(clip: Clip, clipPath: string): string {
  const seconds = SEGMENT_MS / 1000;
  const segments = Array.from({ length: clip.fragments.length / PARTS_PER_SEGMENT }, (_, segment) =>
    segmentRange(clip, segment),
  );
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-MAP:URI="${clipPath}",BYTERANGE="${byteRange(clip.init)}"`,
    ...segments.flatMap((range) => [
      `#EXTINF:${seconds.toFixed(5)},`,
      `#EXT-X-BYTERANGE:${byteRange(range)}`,
      clipPath,
    ]),
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}

function segmentRange({ fragments }: Clip, segment: number): ByteRange {
  const first = fragments[segment * PARTS_PER_SEGMENT];
  const last = fragments[(segment + 1) * PARTS_PER_SEGMENT - 1];
  if (first === undefined || last === undefined) throw new RangeError(`No segment ${segment}`);
  return { start: first.start, end: last.end };
}
