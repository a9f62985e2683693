import { createContext, useEffect, useState, type ReactNode } from 'react';
import type { ModelKind } from '@/lib/detection/model-files';
import type { RunQueue } from '@/lib/detection/run-queue';
import type { Detector } from '@/lib/detection/worker-detector';

export interface SharedDetector {
  readonly detector: Detector;
  readonly queue: RunQueue;
}

/** One detector per model for all feeds. `useAIModel` creates them, which keeps their code out of the first page. */
export type DetectorPool = Map<ModelKind, SharedDetector>;

export const PoolContext = createContext<DetectorPool | null>(null);

export function AIModelProvider({ children }: { children: ReactNode }) {
  const [pool] = useState<DetectorPool>(() => new Map());
  useEffect(
    () => () => {
      for (const { detector } of pool.values()) detector.dispose();
    },
    [pool],
  );
  return <PoolContext value={pool}>{children}</PoolContext>;
}
