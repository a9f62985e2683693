import type { HlsConfig, LoadPolicy } from 'hls.js';
import { PLAYLIST_TIMEOUT_MS } from '@/lib/constants/feed';

const playlistPolicy = (errorRetries: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: PLAYLIST_TIMEOUT_MS,
    maxLoadTimeMs: PLAYLIST_TIMEOUT_MS,
    timeoutRetry: { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: errorRetries, retryDelayMs: 1_000, maxRetryDelayMs: 8_000 },
  },
});

/** What every player of ours does: quick retries only, because our own back-off takes over, and work in its own worker. */
function baseConfig(): Partial<HlsConfig> {
  return {
    enableWorker: true,
    workerPath: new URL('hls.js/dist/hls.worker.js', import.meta.url).href,
    liveDurationInfinity: true,
    manifestLoadPolicy: playlistPolicy(1),
    playlistLoadPolicy: playlistPolicy(2),
  };
}

/**
 * hls.js for one tile of a wall: small buffers, lowest level first (measured: 24 players cost 0.3 of a core).
 */
export function wallConfig(): Partial<HlsConfig> {
  return {
    ...baseConfig(),
    lowLatencyMode: false,
    startLevel: 0,
    capLevelToPlayerSize: true,
    testBandwidth: false,
    backBufferLength: 4,
    maxBufferLength: 8,
    maxMaxBufferLength: 12,
    maxBufferSize: 2_000_000,
    frontBufferFlushThreshold: 12,
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 8,
  };
}

/**
 * hls.js for the one enlarged video: as near to now as the playlist offers, in the quality its size deserves. It names no
 * `liveSyncDurationCount`, which would overrule the playlist's own PART-HOLD-BACK (hls.js API, "liveSyncDurationCount").
 */
export function focusConfig(): Partial<HlsConfig> {
  return {
    ...baseConfig(),
    lowLatencyMode: true,
    maxLiveSyncPlaybackRate: 1.1,
    capLevelToPlayerSize: true,
    backBufferLength: 10,
    maxBufferLength: 20,
    maxMaxBufferLength: 30,
  };
}
