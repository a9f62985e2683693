import type { DetectionResult } from './detection';

/** A picture that can be handed to a worker. It belongs to the detector from then on. */
export type Frame = VideoFrame | ImageBitmap;

/** Spec 4 "AI model". */
export type ModelState =
  | { readonly phase: 'not-loaded' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'loaded'; readonly backend: string }
  | { readonly phase: 'error'; readonly message: string };

/** Finds vehicles in pictures. Nothing is loaded before `load`. */
export interface Detector {
  /** Loads the model once; who calls while it loads shares the load, after a failure it is tried again. Rejects when it fails. */
  load(): Promise<void>;
  /** One run at a time. Rejects when the model is not there or the run failed; the frame is closed in any case. */
  detect(frame: Frame): Promise<DetectionResult>;
  /** Frees everything; a later `load` begins anew. */
  dispose(): void;
  readonly state: () => ModelState;
  /** @returns a function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}
