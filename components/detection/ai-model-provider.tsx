'use client';

import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DetectionResult, Detector, Frame, ModelState } from '@/lib/detection/detection';
import type { ModelKind } from '@/lib/detection/model-files';
import { RunPace } from '@/lib/detection/run-pace';
import { RunQueue } from '@/lib/detection/run-queue';
import { WorkerDetector } from '@/lib/detection/worker-detector';

interface SharedDetector {
  readonly detector: Detector;
  readonly queue: RunQueue;
}

/** One detector per model, created on first use and shared by all feeds. */
class DetectorPool {
  private readonly shared = new Map<ModelKind, SharedDetector>();

  constructor(private readonly makeDetector: (kind: ModelKind) => Detector) {}

  get(kind: ModelKind): SharedDetector {
    const shared = this.shared.get(kind) ?? { detector: this.makeDetector(kind), queue: new RunQueue(new RunPace()) };
    this.shared.set(kind, shared);
    return shared;
  }

  dispose(): void {
    for (const { detector } of this.shared.values()) detector.dispose();
  }
}

const PoolContext = createContext<DetectorPool | null>(null);

const makeWorkerDetector = (kind: ModelKind): Detector => new WorkerDetector(kind);

interface AIModelProviderProps {
  children: ReactNode;
  makeDetector?: (kind: ModelKind) => Detector;
}

export function AIModelProvider({ children, makeDetector = makeWorkerDetector }: AIModelProviderProps) {
  const [pool] = useState(() => new DetectorPool(makeDetector));
  useEffect(() => () => pool.dispose(), [pool]);
  return <PoolContext value={pool}>{children}</PoolContext>;
}

export type DetectionRun = (detect: (frame: Frame) => Promise<DetectionResult>) => Promise<void>;

export interface AIModel {
  readonly state: ModelState;
  readonly load: () => void;
  /** Queues a run; returns the function that cancels it while it waits. */
  readonly enqueue: (run: DetectionRun) => () => void;
}

/** @throws Error outside an `AIModelProvider`. */
export function useAIModel(kind: ModelKind): AIModel {
  const pool = use(PoolContext);
  if (pool === null) throw new Error('useAIModel must be used within AIModelProvider');
  const { detector } = pool.get(kind);
  const state = useSyncExternalStore(detector.subscribe, detector.state, detector.state);
  const actions = useMemo(
    () => ({
      load: () => {
        // The state reports a failure.
        pool
          .get(kind)
          .detector.load()
          .catch(() => undefined);
      },
      enqueue: (run: DetectionRun) => {
        const shared = pool.get(kind);
        return shared.queue.add(() => run((frame) => shared.detector.detect(frame)));
      },
    }),
    [pool, kind],
  );
  return { state, ...actions };
}
