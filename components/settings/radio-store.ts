'use client';

import { useSyncExternalStore } from 'react';
import { BRAND } from '@/lib/constants/brand';
import { STATION, type RadioStation } from '@/lib/settings/radio-station';

/** `failed` is off as well, and says so. */
export type RadioState = 'off' | 'tuning' | 'playing' | 'failed';

let state: RadioState = 'off';
/** Ends what was started last, also while its code is still on the way. */
let end: (() => void) | null = null;
const listeners = new Set<() => void>();

function take(next: RadioState): void {
  state = next;
  listeners.forEach((notify) => notify());
}

/** Shows the music on the lock screen and lets its keys stop it; null takes it away. */
function showSession(station: RadioStation | null): void {
  // The type says that it is always there; an old browser has none.
  const session = navigator.mediaSession as MediaSession | undefined;
  if (!session) return;
  session.metadata = station && new MediaMetadata({ title: station.name, artist: BRAND });
  session.playbackState = station ? 'playing' : 'none';
  for (const action of ['pause', 'stop'] as const) session.setActionHandler(action, station && stopRadio);
}

function startRadio(station: RadioStation): void {
  let isOver = false;
  end = () => {
    isOver = true;
  };
  take('tuning');
  const handleFailed = () => {
    stopRadio();
    take('failed');
  };
  import('./connect-radio')
    .then(({ connectRadio }) => {
      if (isOver) return;
      end = connectRadio(station.url, {
        onPlaying: () => {
          showSession(station);
          take('playing');
        },
        onWaiting: () => take('tuning'),
        onFailed: handleFailed,
      });
    })
    .catch(handleFailed);
}

/** Ends the music and frees everything. */
export function stopRadio(): void {
  end?.();
  end = null;
  showSession(null);
  take('off');
}

function toggleRadio(): void {
  if (state === 'tuning' || state === 'playing') stopRadio();
  else if (STATION) startRadio(STATION);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** The music of the page: off at first, and never by itself. */
export function useRadio(): { state: RadioState; toggle: () => void } {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => 'off' as const,
  );
  return { state: current, toggle: toggleRadio };
}
