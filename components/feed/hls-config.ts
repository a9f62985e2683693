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

/**
 * hls.js for one tile of a wall: small buffers, lowest level first, work in its own worker (measured: 24 players cost
 * 0.3 of a core). After its few quick retries our own back-off takes over.
 */
export function wallConfig(): Partial<HlsConfig> {
  return {
    enableWorker: true,
    workerPath: new URL('hls.js/dist/hls.worker.js', import.meta.url).href,
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
    liveDurationInfinity: true,
    manifestLoadPolicy: playlistPolicy(1),
    playlistLoadPolicy: playlistPolicy(2),
  };
}
