import type Hls from 'hls.js';
import { MEDIA_RECOVERY_INTERVAL_MS } from '@/lib/constants/feed';
import { retryDelayMs } from '@/lib/feed/feed-status';

const MUSIC_VOLUME = 0.3;

interface RadioCallbacks {
  readonly onPlaying: () => void;
  readonly onWaiting: () => void;
  readonly onFailed: () => void;
}

function attachHls(HlsClass: typeof Hls, audio: HTMLAudioElement, url: string, onFailed: () => void): () => void {
  const hls = new HlsClass({ enableWorker: false });
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let recoveredAt = -Infinity;
  const restart = () => {
    // Without a manifest there is no loading to resume.
    if (hls.levels.length === 0) hls.loadSource(url);
    else hls.startLoad();
  };
  hls.on(HlsClass.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (data.type === HlsClass.ErrorTypes.NETWORK_ERROR) {
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(restart, retryDelayMs(failures, Math.random()));
    } else if (performance.now() - recoveredAt > MEDIA_RECOVERY_INTERVAL_MS) {
      recoveredAt = performance.now();
      hls.recoverMediaError();
    } else {
      onFailed();
    }
  });
  hls.on(HlsClass.Events.FRAG_BUFFERED, () => {
    failures = 0;
  });
  hls.loadSource(url);
  hls.attachMedia(audio);
  return () => {
    clearTimeout(timer);
    hls.destroy();
  };
}

export function connectRadio(url: string, callbacks: RadioCallbacks): () => void {
  const audio = new Audio();
  audio.volume = MUSIC_VOLUME;
  audio.loop = true;
  const closing = new AbortController();
  const { signal } = closing;
  let detach: (() => void) | undefined;

  const close = () => {
    closing.abort();
    detach?.();
    audio.pause();
    audio.removeAttribute('src');
  };
  const fail = () => {
    if (signal.aborted) return;
    close();
    callbacks.onFailed();
  };
  const start = async () => {
    const { default: HlsClass } = await import('hls.js/light');
    if (signal.aborted) return;
    if (HlsClass.isSupported()) detach = attachHls(HlsClass, audio, url, fail);
    else audio.src = url;
    await audio.play();
  };
  audio.addEventListener('playing', callbacks.onPlaying, { signal });
  audio.addEventListener('waiting', callbacks.onWaiting, { signal });
  start().catch(fail);
  return close;
}
