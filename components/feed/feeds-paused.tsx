'use client';

import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { prefersReducedMotion, watchReducedMotion } from '@/components/browser/use-reduced-motion';

interface FeedsPaused {
  readonly isPaused: boolean;
  readonly toggle: () => void;
}

const FeedsPausedContext = createContext<FeedsPaused>({ isPaused: false, toggle: () => undefined });

/** Reduced motion and Save-Data start with all feeds paused (design, decision 12). */
function wantsCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}

/** Holds the one switch that pauses every feed of the page. What the visitor chose counts more than what the system says. */
export function FeedsPausedProvider({ children }: { children: ReactNode }) {
  const isCalm = useSyncExternalStore(watchReducedMotion, wantsCalm, () => false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPaused = choice ?? isCalm;
  const value = useMemo(() => ({ isPaused, toggle: () => setChoice(!isPaused) }), [isPaused]);
  return <FeedsPausedContext value={value}>{children}</FeedsPausedContext>;
}

/** Whether the visitor has paused all feeds, and the switch. */
export function useFeedsPaused(): FeedsPaused {
  return use(FeedsPausedContext);
}
