'use client';

import { startTransition, useEffect, useState } from 'react';

/** A card that stays for less than this starts no feed: the list is being scrolled through, or typed through. */
const SETTLE_MS = 150;

interface Waiting {
  readonly since: number;
  readonly start: () => void;
}

/** In the order in which they came. */
const waiting = new Set<Waiting>();
let isRunning = false;

/** Lets the first in line start if it has stayed long enough, one a frame, so that a screenful of feeds holds up none. */
function advance(): void {
  const [first] = waiting;
  isRunning = first !== undefined;
  if (first === undefined) return;
  const restMs = first.since + SETTLE_MS - performance.now();
  if (restMs > 0) {
    setTimeout(advance, restMs);
    return;
  }
  waiting.delete(first);
  first.start();
  requestAnimationFrame(advance);
}

/** Whether the feed of a card that has just been mounted may be mounted, too. Once true, it stays so. */
export function useFeedTurn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const turn: Waiting = {
      since: performance.now(),
      start: () => {
        startTransition(() => {
          setOn(true);
        });
      },
    };
    waiting.add(turn);
    if (!isRunning) advance();
    return () => {
      waiting.delete(turn);
    };
  }, []);
  return isOn;
}
