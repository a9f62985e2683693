import { useStore } from '@/components/browser/use-store';
import { BRAND } from '@/lib/constants/brand';
import { createStore } from '@/lib/core/store';
import { STATION, type RadioStation } from '@/lib/settings/radio-station';

export type RadioState = 'off' | 'tuning' | 'playing' | 'failed';

const store = createStore<RadioState>('off');
let disconnect: (() => void) | null = null;

/** Lock-screen controls; null removes them. */
function showMediaSession(station: RadioStation | null): void {
  // Missing in old browsers, despite the type.
  const session = navigator.mediaSession as MediaSession | undefined;
  if (!session) return;
  session.metadata = station && new MediaMetadata({ title: station.name, artist: BRAND });
  session.playbackState = station ? 'playing' : 'none';
  for (const action of ['pause', 'stop'] as const) session.setActionHandler(action, station && stopRadio);
}

function startRadio(station: RadioStation): void {
  let isCanceled = false;
  disconnect = () => {
    isCanceled = true;
  };
  store.set('tuning');
  const handleFailed = () => {
    if (isCanceled) return;
    stopRadio();
    store.set('failed');
  };
  import('./connect-radio')
    .then(({ connectRadio }) => {
      if (isCanceled) return;
      disconnect = connectRadio(station.url, {
        onPlaying: () => {
          showMediaSession(station);
          store.set('playing');
        },
        onWaiting: () => store.set('tuning'),
        onFailed: handleFailed,
      });
    })
    .catch(handleFailed);
}

function stopRadio(): void {
  disconnect?.();
  disconnect = null;
  showMediaSession(null);
  store.set('off');
}

const isOn = (state: RadioState) => state === 'tuning' || state === 'playing';

function toggleRadio(): void {
  if (isOn(store.get())) stopRadio();
  else if (STATION) startRadio(STATION);
}

export function useRadio(): { state: RadioState; isOn: boolean; toggle: () => void } {
  const state = useStore(store);
  return { state, isOn: isOn(state), toggle: toggleRadio };
}
