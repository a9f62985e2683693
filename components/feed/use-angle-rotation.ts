'use client';

import { useCallback, useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { useReducedMotion } from '@/components/browser/media-query';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { isAutoRotating, reduceRotation, startRotation, type RotationAction } from '@/lib/feed/rotation';
import { useFeedSchedule } from './feed-scheduler';

/** `onLeave` is called while the old angle still shows its picture. */
export function useAngleRotation(
  boxRef: RefObject<HTMLElement | null>,
  total: number,
  { first, isFocused, onLeave }: { first: number; isFocused: boolean; onLeave: () => void },
) {
  const [rotation, dispatch] = useReducer(reduceRotation, total, (angles) => startRotation(angles, first));
  const { index, dueAt } = rotation;
  const { isWatched } = useFeedSchedule(boxRef, {
    isFocused,
    isInFront: isFocused,
    hasVideo: false,
    getFrameAgeMs: () => 0,
  });
  const prefersStill = useReducedMotion();

  const change = (action: RotationAction) => {
    if (reduceRotation(rotation, action).index !== index) onLeave();
    dispatch(action);
  };
  const handleDue = useEffectEvent((due: number) => {
    // A timer may fire a fraction of a millisecond early.
    change({ type: 'tick', now: Math.max(due, performance.now()) });
  });

  useEffect(() => {
    dispatch({ type: 'situation', isWatched, prefersStill, now: performance.now() });
  }, [isWatched, prefersStill]);

  useEffect(() => {
    if (dueAt === null) return;
    const timer = setTimeout(() => {
      handleDue(dueAt);
    }, dueAt - performance.now());
    return () => clearTimeout(timer);
  }, [dueAt]);

  const report = useCallback(
    ({ phase }: FeedStatus) => {
      if (phase === 'idle' || phase === 'connecting') return;
      dispatch({ type: 'report', index, isDown: phase === 'down', now: performance.now() });
    },
    [index],
  );

  return {
    index,
    isRotating: isAutoRotating(rotation),
    step: (by: 1 | -1) => {
      change({ type: 'step', by, now: performance.now() });
    },
    toggle: () => {
      change({ type: 'toggle', now: performance.now() });
    },
    report,
  };
}
