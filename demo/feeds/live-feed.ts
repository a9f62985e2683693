import type { FeedBody } from './faults';
import type { FeedId } from './feed-address';
import { initSection, parseClip, streamFragment, type Clip } from './fragmented-mp4';
import { INIT_FILE, livePlaylist, PLAYLIST_TYPE } from './playlists';
import { completeParts, msUntilParts, PART_MS, PARTS_PER_SEGMENT, SEGMENT_MS, WINDOW_SEGMENTS } from './live-timeline';

type LiveFile =
  | { readonly kind: 'playlist'; readonly isLowLatency: boolean; readonly parts: number }
  | { readonly kind: 'init' }
  /** Parts of the whole stream, `to` excluded. */
  | { readonly kind: 'media'; readonly from: number; readonly to: number };

/** Segments stay available after they leave the window (RFC 8216, 6.2.2). */
const KEPT_SEGMENTS = WINDOW_SEGMENTS * 2;
/** Longest hold of a blocking reload or hinted part: three target durations (RFC 8216bis, 6.2.5.2). */
export const MAX_BLOCK_MS = 3 * SEGMENT_MS;

const SEGMENT_NAME = /^seg-(\d{1,10})\.m4s$/;
const PART_NAME = /^part-(\d{1,10})-([0-5])\.m4s$/;
const NUMBER = /^\d{1,10}$/;

const parseNumber = (value: string | null): number | null =>
  value !== null && NUMBER.test(value) ? Number(value) : null;

/** Number of parts a blocking reload waits for. Without `_HLS_part` it waits for the whole segment. */
function blockedParts(query: URLSearchParams): number {
  const sequence = parseNumber(query.get('_HLS_msn'));
  if (sequence === null) return 0;
  return sequence * PARTS_PER_SEGMENT + (parseNumber(query.get('_HLS_part')) ?? PARTS_PER_SEGMENT - 1) + 1;
}

export function parseLiveFile(name: string, query: URLSearchParams): LiveFile | null {
  if (name === INIT_FILE) return { kind: 'init' };
  if (name === 'index.m3u8') {
    const isLowLatency = query.has('ll');
    return { kind: 'playlist', isLowLatency, parts: isLowLatency ? blockedParts(query) : 0 };
  }
  const segment = SEGMENT_NAME.exec(name);
  const part = PART_NAME.exec(name);
  if (segment !== null) return mediaFile(Number(segment[1]) * PARTS_PER_SEGMENT, PARTS_PER_SEGMENT);
  if (part !== null) return mediaFile(Number(part[1]) * PARTS_PER_SEGMENT + Number(part[2]), 1);
  return null;
}

const mediaFile = (from: number, parts: number): LiveFile => ({ kind: 'media', from, to: from + parts });

/** How long to hold a request until its file exists. Refuse it if that is more than `MAX_BLOCK_MS`. */
export function msUntilFile(feedId: FeedId, file: LiveFile, nowMs: number): number {
  if (file.kind === 'init') return 0;
  return msUntilParts(feedId, file.kind === 'playlist' ? file.parts : file.to, nowMs);
}

export function isExpired(feedId: FeedId, file: LiveFile, nowMs: number): boolean {
  return file.kind === 'media' && file.to < completeParts(feedId, nowMs) - KEPT_SEGMENTS * PARTS_PER_SEGMENT;
}

export function liveBody(feedId: FeedId, file: LiveFile, clipBytes: Uint8Array, nowMs: number): FeedBody {
  if (file.kind === 'playlist') {
    const text = livePlaylist(feedId, nowMs, file.isLowLatency);
    return { type: PLAYLIST_TYPE, bytes: new TextEncoder().encode(text) };
  }
  const clip = parseClip(clipBytes);
  return { type: 'video/mp4', bytes: file.kind === 'init' ? initSection(clip) : mediaBytes(clip, file.from, file.to) };
}

function mediaBytes(clip: Clip, from: number, to: number): Uint8Array<ArrayBuffer> {
  return Buffer.concat(Array.from({ length: to - from }, (_, index) => streamFragment(clip, from + index, PART_MS)));
}
