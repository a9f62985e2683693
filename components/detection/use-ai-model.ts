import { use, useMemo } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { DetectionResult, Frame } from '@/lib/detection/detection';
import type { ModelKind } from '@/lib/detection/model-files';
import { RunPace, RunQueue } from '@/lib/detection/run-queue';
import { WorkerDetector } from '@/lib/detection/worker-detector';
import { type DetectorPool, PoolContext, type SharedDetector } from './ai-model-provider';

export type DetectionRun = (detect: (frame: Frame) => Promise<DetectionResult>) => Promise<void>;

export type AIModel = ReturnType<typeof useAIModel>;

function shareDetector(pool: DetectorPool, kind: ModelKind): SharedDetector {
  const found = pool.get(kind) ?? {
    detector: new WorkerDetector(kind),
    queue: new RunQueue(new RunPace()),
  };
  pool.set(kind, found);
  return found;
}

export function useAIModel(kind: ModelKind) {
  const pool = use(PoolContext);
  if (pool === null) throw new Error('useAIModel must be used within AIModelProvider');
  const { detector, queue } = shareDetector(pool, kind);
  const state = useStore(detector.state);
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
