import type { ErrorData } from 'hls.js';
import Hls from 'hls.js/light';
import { MEDIA_RECOVERY_INTERVAL_MS } from '@/lib/constants/feed';
import type { DownReason } from '@/lib/feed/feed-status';
import { findRefusal, REASON_BY_HTTP_STATUS } from '@/lib/feed/hosts';
import { focusConfig, wallConfig } from './hls-config';

const CODEC_ERRORS: ReadonlySet<string> = new Set(['manifestIncompatibleCodecsError', 'bufferIncompatibleCodecsError']);

function getReason(data: ErrorData): DownReason {
  const known = REASON_BY_HTTP_STATUS[data.response?.code ?? 0];
  if (known) return known;
  if (CODEC_ERRORS.has(data.details)) return 'unsupported';
  const isMediaError = (data.type as string) === 'mediaError';
  const isBadPlaylist = (data.details as string) === 'manifestParsingError';
  return isMediaError || isBadPlaylist ? 'unreadable' : 'no-answer';
}

/** No response, or one hidden by CORS. */
const isUnseen = ({ type, details, response }: ErrorData): boolean =>
  (type as string) === 'networkError' && (response?.code ?? 0) === 0 && !details.endsWith('TimeOut');

function watchErrors(hls: Hls, onDown: (reason: DownReason) => void): void {
  let recoveredAt = -Infinity;
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    const reason = getReason(data);
    const now = performance.now();
    const isMediaError = data.type === Hls.ErrorTypes.MEDIA_ERROR && reason !== 'unsupported';
    if (isMediaError && now - recoveredAt > MEDIA_RECOVERY_INTERVAL_MS) {
      recoveredAt = now;
      hls.recoverMediaError();
      return;
    }
    if (isUnseen(data) && data.url !== undefined && navigator.onLine) void findRefusal(data.url).then(onDown);
    else onDown(reason);
  });
}

/** Import lazily: it contains hls.js. Null where hls.js is unsupported. */
export function openHls(isEnlarged: boolean, onDown: (reason: DownReason) => void) {
  if (!Hls.isSupported()) return null;
  const hls = new Hls(isEnlarged ? focusConfig() : wallConfig());
  watchErrors(hls, onDown);
  return { hls, Events: Hls.Events };
}
