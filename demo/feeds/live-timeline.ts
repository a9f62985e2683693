import { hashText } from '../random';
import type { FeedId } from './feed-address';

/** A part is one fragment: 5 frames at 15 frames per second. */
export const PARTS_PER_SEGMENT = 6;
export const SEGMENT_MS = 2_000;
export const PART_MS = SEGMENT_MS / PARTS_PER_SEGMENT;
export const WINDOW_SEGMENTS = 6;
export const LOOP_MS = 20_000;
/** Far enough in the past that the window is always full. */
const LIVE_EPOCH_MS = Date.UTC(2025, 0, 1);

/** Staggers the streams, so the tiles of a wall do not change at the same moment. */
export function streamOffsetMs(feedId: FeedId): number {
  return hashText(feedId) % LOOP_MS;
}

/** Time since the start of the stream. */
function elapsedMs(feedId: FeedId, nowMs: number): number {
  return Math.max(WINDOW_SEGMENTS * SEGMENT_MS, nowMs - LIVE_EPOCH_MS) + streamOffsetMs(feedId);
}

/** Number of complete parts. The next one is being recorded. */
export function completeParts(feedId: FeedId, nowMs: number): number {
  return Math.floor(elapsedMs(feedId, nowMs) / PART_MS);
}

/** Epoch milliseconds. */
export function segmentStartMs(feedId: FeedId, segment: number): number {
  return LIVE_EPOCH_MS - streamOffsetMs(feedId) + segment * SEGMENT_MS;
}

/** 0 if the parts are already complete. */
export function msUntilParts(feedId: FeedId, parts: number, nowMs: number): number {
  return Math.max(0, Math.ceil(parts * PART_MS - elapsedMs(feedId, nowMs)));
}
