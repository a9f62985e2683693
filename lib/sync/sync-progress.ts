/** Told of a run's advance, so that a terminal can draw it. */
export interface SyncProgress {
  /** A source begins; `parts` answers are the least it takes. */
  sourceStarted(id: string, parts: number): void;
  pageFetched(id: string): void;
  sourceDone(id: string, cameras: number, failure: string | null): void;
  /** All sources are done. */
  stop(): void;
}

export const silentProgress: SyncProgress = {
  sourceStarted: () => undefined,
  pageFetched: () => undefined,
  sourceDone: () => undefined,
  stop: () => undefined,
};
