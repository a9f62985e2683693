import '@/lib/core/zod-without-eval';
import { serveCalls } from '@/lib/core/worker-calls';
import type { Frame } from './detection';
import { loadEngine, type Engine } from './engine';
import type { ModelKind } from './model-files';

let engine: Engine | null = null;
let reportLoss = (): void => undefined;
const loss = new Promise<void>((resolve) => {
  reportLoss = resolve;
});

const methods = {
  /** Returns the name of the backend. `mayUseGraphics` is false after a graphics context was lost. */
  load: async (kind: ModelKind, mayUseGraphics: boolean) => {
    engine = await loadEngine(kind, mayUseGraphics, reportLoss);
    return engine.backend;
  },
  detect: (frame: Frame, input?: number) => {
    if (engine !== null) return engine.detect(frame, input);
    frame.close();
    throw new Error('no model is loaded');
  },
  /** Resolves when the graphics context is lost; the worker is useless from then on. */
  waitForLoss: () => loss,
};

export type DetectionMethods = typeof methods;

serveCalls(methods);
