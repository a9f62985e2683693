import type { DetectionResult } from './detection';
import type { Frame } from './detector';
import type { ModelKind } from './model-list';

/** What the page asks the worker. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly type: 'load';
      readonly kind: ModelKind;
      /** False after a graphics context was lost: only the processor is trusted then. */
      readonly mayUseGraphics: boolean;
    }
  | { readonly id: number; readonly type: 'detect'; readonly frame: Frame };

/** What it answers, once for each request. */
export type WorkerAnswer =
  | { readonly id: number; readonly type: 'loaded'; readonly backend: string }
  | { readonly id: number; readonly type: 'detected'; readonly result: DetectionResult }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };

/** Said unasked: the graphics context is gone, the worker is of no further use. */
export interface WorkerLoss {
  readonly type: 'lost';
  readonly message: string;
}
