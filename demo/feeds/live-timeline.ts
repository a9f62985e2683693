import { hashText } from '../random';
import type { FeedId } from './feed-address';

/** Frames in a fragment, which is also a low-latency part: 5 of 15 a second. */
export const PARTS_PER_SEGMENT = 6;
export const SEGMENT_MS = 2_000;
export const PART_MS = SEGMENT_MS / PARTS_PER_SEGMENT;
/** Segments in the sliding window. */
export const WINDOW_SEGMENTS = 6;
/** Length of every clip. */
export const LOOP_MS = 20_000;
/** Every stream began long ago, so that the window is always full. */
const LIVE_EPOCH_MS = Date.UTC(2025, 0, 1);

/** A stream's own offset against the others, so that no two walls of tiles change together. */
export function streamOffsetMs(feedId: FeedId): number {
  return hashText(feedId) % LOOP_MS;
}

/** Stream time, milliseconds since its beginning. */
function elapsedMs(feedId: FeedId, nowMs: number): number {
  return Math.max(WINDOW_SEGMENTS * SEGMENT_MS, nowMs - LIVE_EPOCH_MS) + streamOffsetMs(feedId);
}

/** How many parts of the stream are complete; the part with this number is being filmed. */
export function completeParts(feedId: FeedId, nowMs: number): number {
  return Math.floor(elapsedMs(feedId, nowMs) / PART_MS);
}

/** Wall-clock time at which a segment begins, epoch milliseconds. */
export function segmentStartMs(feedId: FeedId, segment: number): number {
  return LIVE_EPOCH_MS - streamOffsetMs(feedId) + segment * SEGMENT_MS;
}

/** How long to wait until this many parts are complete; 0 when they are. */
export function msUntilParts(feedId: FeedId, parts: number, nowMs: number): number {
  return Math.max(0, Math.ceil(parts * PART_MS - elapsedMs(feedId, nowMs)));
}
