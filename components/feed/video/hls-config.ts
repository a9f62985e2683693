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

/** Few retries, because our own backoff takes over. */
function baseConfig(): Partial<HlsConfig> {
  return {
    enableWorker: true,
    workerPath: new URL('hls.js/dist/hls.worker.js', import.meta.url).href,
    liveDurationInfinity: true,
    manifestLoadPolicy: playlistPolicy(1),
    playlistLoadPolicy: playlistPolicy(2),
  };
}

/** Small buffers, lowest level first; measured by `npm run bench -- wall`. */
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

// No `liveSyncDurationCount`: it would override the playlist's PART-HOLD-BACK.
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
