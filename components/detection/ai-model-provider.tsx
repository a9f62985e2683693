'use client';

import { createContext, useEffect, useState, type ReactNode } from 'react';
import type { ModelKind } from '@/lib/detection/model-files';
import type { RunQueue } from '@/lib/detection/run-queue';
import type { Detector } from '@/lib/detection/worker-detector';

export interface SharedDetector {
  readonly detector: Detector;
  readonly queue: RunQueue;
}

/** One detector per model for all feeds. `useAIModel` creates them, which keeps their code out of the first page. */
export interface DetectorPool {
  readonly shared: Map<ModelKind, SharedDetector>;
  readonly makeDetector?: ((kind: ModelKind) => Detector) | undefined;
}

export const PoolContext = createContext<DetectorPool | null>(null);

interface AIModelProviderProps {
  children: ReactNode;
  makeDetector?: (kind: ModelKind) => Detector;
}

export function AIModelProvider({ children, makeDetector }: AIModelProviderProps) {
  const [pool] = useState<DetectorPool>(() => ({ shared: new Map(), makeDetector }));
  useEffect(
    () => () => {
      for (const { detector } of pool.shared.values()) detector.dispose();
    },
    [pool],
  );
  return <PoolContext value={pool}>{children}</PoolContext>;
}
