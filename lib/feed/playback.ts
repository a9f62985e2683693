import {
  FROZEN_SOURCE_LIMIT_MS,
  FROZEN_SOURCE_STALL_LIMIT_MS,
  STALL_LIMIT_MS,
  STALL_NOTICE_MS,
} from '@/lib/constants/feed';
import type { DownReason } from './feed-status';
import { getHost } from './hosts';

/** Refusals without a success that mark a whole host as refused. */
const REFUSALS_OF_A_HOST = 3;

export class VideoMemory {
  private readonly playedHosts = new Set<string>();
  private readonly refused = new Map<string, Set<string>>();
  private hasCodecs: boolean | null = null;

  play(url: string): void {
    this.playedHosts.add(getHost(url));
    this.hasCodecs = true;
  }

  /** Returns the reason to show: a host that let other videos play does not refuse this one. */
  fail(url: string, reason: DownReason): DownReason {
    const host = getHost(url);
    if (reason === 'unsupported') this.hasCodecs ??= false;
    if (reason !== 'refused') return reason;
    if (this.playedHosts.has(host)) return 'no-answer';
    this.refused.set(host, (this.refused.get(host) ?? new Set()).add(url));
    return reason;
  }

  foresee(url: string): DownReason | null {
    if (this.hasCodecs === false) return 'unsupported';
    const host = getHost(url);
    const refused = this.refused.get(host);
    if (!refused || this.playedHosts.has(host)) return null;
    return refused.has(url) || refused.size >= REFUSALS_OF_A_HOST ? 'refused' : null;
  }
}

/** Times are milliseconds of one clock; `mediaTime` is in seconds. */
export interface WatchedPlayback {
  readonly mediaTime: number;
  readonly movedAt: number;
}

export interface PlaybackCheck {
  readonly now: number;
  readonly mediaTime: number;
  readonly mayRest: boolean;
  /** Milliseconds without a new segment; 0 while on time. */
  readonly sourceFrozenMs: number;
}

/** hls.js never reports a frozen playlist as fatal: only the media time reveals it. */
export type PlaybackVerdict = 'moving' | 'stalled' | 'down';

export function watchPlayback(
  before: WatchedPlayback,
  check: PlaybackCheck,
): { playback: WatchedPlayback; verdict: PlaybackVerdict } {
  if (check.mayRest) return { playback: { mediaTime: check.mediaTime, movedAt: check.now }, verdict: 'moving' };
  if (check.sourceFrozenMs >= FROZEN_SOURCE_LIMIT_MS) return { playback: before, verdict: 'down' };
  if (check.mediaTime !== before.mediaTime) {
    return { playback: { mediaTime: check.mediaTime, movedAt: check.now }, verdict: 'moving' };
  }
  const stillMs = check.now - before.movedAt;
  const limitMs = check.sourceFrozenMs > 0 ? FROZEN_SOURCE_STALL_LIMIT_MS : STALL_LIMIT_MS;
  if (stillMs >= limitMs) return { playback: before, verdict: 'down' };
  return { playback: before, verdict: stillMs >= STALL_NOTICE_MS ? 'stalled' : 'moving' };
}

export interface WatchedPlaylist {
  readonly end: number;
  readonly movedAt: number;
}

/** An encoder is stuck after this many; RFC 8216 allows 1.5. */
const FROZEN_TARGET_DURATIONS = 3;

/** `end` moves backward when a stream restarts. */
export function watchPlaylist(before: WatchedPlaylist | null, end: number, now: number): WatchedPlaylist {
  return before?.end === end ? before : { end, movedAt: now };
}

/** Milliseconds without a new segment; 0 within three target durations, or when unknown. */
export function getFrozenMs(playlist: WatchedPlaylist | null, targetDurationMs: number, now: number): number {
  const stillMs = playlist === null ? 0 : now - playlist.movedAt;
  return stillMs > FROZEN_TARGET_DURATIONS * targetDurationMs ? stillMs : 0;
}
