import { useCallback, useEffect, useReducer, useState } from 'react';
import { useOnline, usePageVisible, useReducedMotion } from '@/components/browser/page-state';
import { useStore } from '@/components/browser/use-store';
import { createSetting } from '@/lib/settings/settings';

type Play = ReturnType<typeof startPlay>;

export type PlayAction = 'next' | 'previous' | 'toggle' | 'again';

export type PlayPhase = 'waiting' | 'shown' | 'down';

const DEAD_MS = 500;
const PICTURE_TIMEOUT_MS = 4_000;

const startPlay = (isPaused: boolean) => ({ index: 0, isPaused, isEnded: false });

function reducePlay(play: Play, action: PlayAction, total: number, isEndless: boolean): Play {
  const { index } = play;
  switch (action) {
    case 'next':
      if (index + 1 < total) return { ...play, index: index + 1 };
      return isEndless ? startPlay(false) : { ...play, isEnded: true };
    case 'previous':
      return { ...play, index: Math.max(0, play.isEnded ? index : index - 1), isEnded: false };
    case 'toggle':
      return play.isEnded ? startPlay(false) : { ...play, isPaused: !play.isPaused };
    case 'again':
      return startPlay(false);
  }
}

/** Milliseconds; restarts once the picture has loaded. */
function getShowMs(phase: PlayPhase, seconds: number): number {
  if (phase === 'down') return DEAD_MS;
  return phase === 'shown' ? seconds * 1_000 : Math.max(PICTURE_TIMEOUT_MS, seconds * 1_000);
}

export const [MIN_SECONDS, MAX_SECONDS] = [2, 10];

export const playSeconds = createSetting('drivePlaySeconds', (text) => {
  const seconds = Number(text ?? '');
  return Number.isInteger(seconds) && seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : 4;
});

export type Played = ReturnType<typeof usePlay>;

/**
 * Starts paused for visitors who prefer reduced motion.
 * @param isEndless never pauses or ends
 */
export function usePlay(total: number, isEndless = false) {
  const prefersStill = useReducedMotion();
  const reduce = (before: Play, action: PlayAction) => reducePlay(before, action, total, isEndless);
  const [play, act] = useReducer(reduce, null, () => startPlay(prefersStill && !isEndless));
  const [phases, setPhases] = useState<ReadonlyMap<number, PlayPhase>>(new Map());
  const seconds = useStore(playSeconds);
  const isOnline = useOnline();
  const isVisible = usePageVisible();
  const { index, isPaused, isEnded } = play;
  // An endless drive must not hurry through cameras that are all down.
  const isSlow = isEndless && ![...phases.values()].includes('shown');
  const phase = isSlow ? 'waiting' : (phases.get(index) ?? 'waiting');
  // Offline, all cameras are down and playback would race to the end.
  const isMoving = !isPaused && !isEnded && isOnline && isVisible;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => act('next'), getShowMs(phase, seconds));
    return () => clearTimeout(timer);
  }, [isMoving, play, phase, seconds]);
  const report = useCallback((at: number, now: PlayPhase) => {
    setPhases((before) => (before.get(at) === now ? before : new Map(before).set(at, now)));
  }, []);
  return { ...play, seconds, act, report };
}
