'use client';

import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '@/components/browser/media-query';
import { useOnline, usePageVisible } from '@/components/browser/page-state';
import { getStayMs, reducePlay, startPlay, type Play, type PlayAction, type PlayPhase } from '@/lib/drive/play';
import { playSeconds } from './play-seconds';

interface Played extends Play {
  readonly seconds: number;
  readonly act: (action: PlayAction) => void;
  /** Of the cameras at this position. */
  readonly report: (index: number, phase: PlayPhase) => void;
}

/** The clock of a drive that is played. It begins paused for visitors who prefer reduced motion. */
export function usePlay(total: number): Played {
  const prefersStill = useReducedMotion();
  const [play, act] = useReducer(reducePlay, null, () => startPlay(total, prefersStill));
  const [phases, setPhases] = useState<ReadonlyMap<number, PlayPhase>>(new Map());
  const seconds = useSyncExternalStore(playSeconds.subscribe, playSeconds.get, playSeconds.get);
  const isOnline = useOnline();
  const isVisible = usePageVisible();
  const { index, isPaused, isEnded } = play;
  const phase = phases.get(index) ?? 'waiting';
  // Offline all cameras are down: it would race to the end.
  const isMoving = !isPaused && !isEnded && isOnline && isVisible;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => act('due'), getStayMs(phase, seconds));
    return () => clearTimeout(timer);
  }, [isMoving, index, phase, seconds]);
  const report = useCallback((at: number, now: PlayPhase) => {
    setPhases((before) => (before.get(at) === now ? before : new Map(before).set(at, now)));
  }, []);
  return { ...play, seconds, act, report };
}
