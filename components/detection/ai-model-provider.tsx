'use client';

import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DetectionResult } from '@/lib/detection/detection';
import type { Detector, Frame, ModelState } from '@/lib/detection/detector';
import type { ModelKind } from '@/lib/detection/model-list';
import { Turns } from '@/lib/detection/turns';
import { WorkerDetector } from '@/lib/detection/worker-detector';

/** One detector that all feeds of a kind share, and the line before it. */
interface SharedDetector {
  readonly detector: Detector;
  readonly turns: Turns;
}

/** Detectors by kind; none is made, and nothing loaded, before somebody asks. */
class DetectorPool {
  private readonly shared = new Map<ModelKind, SharedDetector>();

  constructor(private readonly make: (kind: ModelKind) => Detector) {}

  get(kind: ModelKind): SharedDetector {
    const known = this.shared.get(kind) ?? { detector: this.make(kind), turns: new Turns() };
    this.shared.set(kind, known);
    return known;
  }

  dispose(): void {
    for (const { detector } of this.shared.values()) detector.dispose();
  }
}

const PoolContext = createContext<DetectorPool | null>(null);

const makeWorkerDetector = (kind: ModelKind): Detector => new WorkerDetector(kind);

interface AIModelProviderProps {
  children: ReactNode;
  /** Makes a detector; a test brings its own. */
  makeDetector?: (kind: ModelKind) => Detector;
}

/** Holds the model for all feeds below it. */
export function AIModelProvider({ children, makeDetector = makeWorkerDetector }: AIModelProviderProps) {
  const [pool] = useState(() => new DetectorPool(makeDetector));
  useEffect(
    () => () => {
      pool.dispose();
    },
    [pool],
  );
  return <PoolContext value={pool}>{children}</PoolContext>;
}

/** What a feed does when its turn has come. */
type Look = (detect: (frame: Frame) => Promise<DetectionResult>) => Promise<void>;

/** The model as one feed sees it. */
export interface AIModel {
  readonly state: ModelState;
  /** Loads the model unless it is there or on its way. */
  readonly load: () => void;
  /** Stands in line with a look at a picture; see `Turns`. Its `detect` rejects when the run fails. */
  readonly ask: (look: Look) => () => void;
}

/**
 * The model of a kind, shared with everybody else who asks for it.
 * @throws Error outside an `AIModelProvider` (spec 8).
 */
export function useAIModel(kind: ModelKind): AIModel {
  const pool = useContext(PoolContext);
  if (pool === null) throw new Error('useAIModel must be used within AIModelProvider');
  const { detector } = pool.get(kind);
  const state = useSyncExternalStore(detector.subscribe, detector.state, detector.state);
  const actions = useMemo(
    () => ({
      load: () => {
        // The state tells of a failure.
        pool
          .get(kind)
          .detector.load()
          .catch(() => undefined);
      },
      ask: (look: Look) => {
        const { detector: shared, turns } = pool.get(kind);
        return turns.ask(() => look((frame) => shared.detect(frame))).leave;
      },
    }),
    [pool, kind],
  );
  return { state, ...actions };
}
