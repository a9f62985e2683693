import { use, useMemo, useSyncExternalStore } from 'react';
import type { DetectionResult, Frame, ModelState } from '@/lib/detection/detection';
import type { ModelKind } from '@/lib/detection/model-files';
import { RunPace, RunQueue } from '@/lib/detection/run-queue';
import { WorkerDetector } from '@/lib/detection/worker-detector';
import { type DetectorPool, PoolContext, type SharedDetector } from './ai-model-provider';

export type DetectionRun = (detect: (frame: Frame) => Promise<DetectionResult>) => Promise<void>;

export interface AIModel {
  readonly state: ModelState;
  readonly load: () => void;
  readonly enqueue: (run: DetectionRun) => () => void;
}

function sharedDetector({ shared, makeDetector }: DetectorPool, kind: ModelKind): SharedDetector {
  const found = shared.get(kind) ?? {
    detector: makeDetector?.(kind) ?? new WorkerDetector(kind),
    queue: new RunQueue(new RunPace()),
  };
  shared.set(kind, found);
  return found;
}

export function useAIModel(kind: ModelKind): AIModel {
  const pool = use(PoolContext);
  if (pool === null) throw new Error('useAIModel must be used within AIModelProvider');
  const { detector, queue } = sharedDetector(pool, kind);
  const state = useSyncExternalStore(detector.subscribe, detector.state, detector.state);
  const actions = useMemo(
    () => ({
      load: () => {
        // The state reports a failure.
        detector.load().catch(() => undefined);
      },
      enqueue: (run: DetectionRun) => queue.add(() => run((frame) => detector.detect(frame))),
    }),
    [detector, queue],
  );
  return { state, ...actions };
}
