import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { MEDIA_RECOVERY_INTERVAL_MS } from '@/lib/constants/feed';
import { retryDelayMs } from '@/lib/feed/retry-policy';

/** Spec 9. */
const MUSIC_VOLUME = 0.3;

interface RadioCallbacks {
  readonly onPlaying: () => void;
  /** Silent for now; it goes on by itself. */
  readonly onWaiting: () => void;
  /** Called once at the most; everything is freed by then. */
  readonly onFailed: () => void;
}

/** Starts loading again after each fatal error of the network (spec 7), less and less often as long as nothing plays. */
function restartLoading(hls: Hls, url: string) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    handleNetworkError: () => {
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          // Without a playlist there is nothing yet whose loading could go on.
          if (hls.levels.length === 0) hls.loadSource(url);
          else hls.startLoad();
        },
        retryDelayMs(failures, Math.random()),
      );
    },
    forgive: () => {
      failures = 0;
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}

/** Plays a stream of music by hls.js where it runs, else by the browser itself. Returns what ends it. */
export function connectRadio(url: string, callbacks: RadioCallbacks): () => void {
  const audio = new Audio();
  audio.volume = MUSIC_VOLUME;
  audio.loop = true;
  const ends: (() => void)[] = [];
  let isClosed = false;

  const close = () => {
    isClosed = true;
    ends.forEach((end) => end());
    audio.pause();
    audio.removeAttribute('src');
  };
  const fail = () => {
    if (isClosed) return;
    close();
    callbacks.onFailed();
  };
  const attach = (HlsClass: typeof Hls) => {
    const hls = new HlsClass({ enableWorker: false });
    const loading = restartLoading(hls, url);
    let recoveredAt = -Infinity;
    hls.on(HlsClass.Events.ERROR, (_event, data: ErrorData) => {
      if (!data.fatal) return;
      if (data.type === HlsClass.ErrorTypes.NETWORK_ERROR) {
        callbacks.onWaiting();
        loading.handleNetworkError();
      } else if (performance.now() - recoveredAt > MEDIA_RECOVERY_INTERVAL_MS) {
        recoveredAt = performance.now();
        hls.recoverMediaError();
      } else {
        fail();
      }
    });
    audio.addEventListener('playing', loading.forgive);
    ends.push(loading.stop, () => hls.destroy());
    hls.loadSource(url);
    hls.attachMedia(audio);
  };
  const start = async () => {
    const { default: HlsClass } = await import('hls.js/light');
    if (isClosed) return;
    if (HlsClass.isSupported()) attach(HlsClass);
    else audio.src = url;
    await audio.play();
  };
  audio.addEventListener('playing', () => {
    if (!isClosed) callbacks.onPlaying();
  });
  audio.addEventListener('waiting', () => {
    if (!isClosed) callbacks.onWaiting();
  });
  start().catch(fail);
  return close;
}
