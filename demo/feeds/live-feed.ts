import type { FeedId } from './feed-address';
import { initSection, joinBytes, parseClip, streamFragment, type Clip } from './fragmented-mp4';
import { INIT_FILE, livePlaylist, lowLatencyPlaylist } from './playlists';
import { completeParts, msUntilParts, PART_MS, PARTS_PER_SEGMENT, SEGMENT_MS, WINDOW_SEGMENTS } from './live-timeline';

/** A file of a live stream. */
export type LiveFile =
  | { readonly kind: 'playlist'; readonly isLowLatency: boolean; readonly parts: number }
  | { readonly kind: 'init' }
  /** Parts `from` (included) to `to` (excluded) of the whole stream. */
  | { readonly kind: 'media'; readonly from: number; readonly to: number };

/** Segments stay available this long after they left the window (RFC 8216, 6.2.2). */
const KEPT_SEGMENTS = WINDOW_SEGMENTS * 2;
/** A blocking reload or a hinted part is held back at most this long (RFC 8216bis, 6.2.5.2: three target durations). */
export const MAX_BLOCK_MS = 3 * SEGMENT_MS;

const SEGMENT_NAME = /^seg-(\d{1,10})\.m4s$/;
const PART_NAME = /^part-(\d{1,10})-([0-5])\.m4s$/;
const NUMBER = /^\d{1,10}$/;

const parseNumber = (value: string | null): number | null =>
  value !== null && NUMBER.test(value) ? Number(value) : null;

/** Parts that a blocking reload waits for: all of a segment, or up to one part of it. */
function blockedParts(query: URLSearchParams): number {
  const sequence = parseNumber(query.get('_HLS_msn'));
  if (sequence === null) return 0;
  return sequence * PARTS_PER_SEGMENT + (parseNumber(query.get('_HLS_part')) ?? PARTS_PER_SEGMENT - 1) + 1;
}

/** Which file of a stream a name asks for; null when there is no such file. */
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

/** How long a request has to be held back until its file exists. More than `MAX_BLOCK_MS` means it should be refused. */
export function msUntilFile(feedId: FeedId, file: LiveFile, nowMs: number): number {
  if (file.kind === 'init') return 0;
  return msUntilParts(feedId, file.kind === 'playlist' ? file.parts : file.to, nowMs);
}

/** Whether the window has moved on so far that a media file is gone. */
export function isExpired(feedId: FeedId, file: LiveFile, nowMs: number): boolean {
  return file.kind === 'media' && file.to < completeParts(feedId, nowMs) - KEPT_SEGMENTS * PARTS_PER_SEGMENT;
}

/** Type and body of a file at a moment. */
export function liveBody(feedId: FeedId, file: LiveFile, clipBytes: Uint8Array, nowMs: number): LiveBody {
  if (file.kind === 'playlist') {
    const text = file.isLowLatency ? lowLatencyPlaylist(feedId, nowMs) : livePlaylist(feedId, nowMs);
    return { type: 'application/vnd.apple.mpegurl', bytes: new TextEncoder().encode(text) };
  }
  const clip = parseClip(clipBytes);
  return { type: 'video/mp4', bytes: file.kind === 'init' ? initSection(clip) : mediaBytes(clip, file.from, file.to) };
}
export interface LiveBody {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function mediaBytes(clip: Clip, from: number, to: number): Uint8Array<ArrayBuffer> {
  return joinBytes(Array.from({ length: to - from }, (_, index) => streamFragment(clip, from + index, PART_MS)));
}
