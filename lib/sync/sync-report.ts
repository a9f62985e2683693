import type { SourceId } from '@/lib/agencies/agencies';
import type { Dropped } from './clean';

/** What became of one part of a source. */
export interface PartReport {
  /** `511ga`, `caltrans/d4`. */
  readonly key: string;
  /** The endpoint that answered, or null. */
  readonly endpoint: string | null;
  /** Rows in the agency's answer. */
  readonly rows: number;
  /** Why the previous records stayed; null when they were replaced. */
  readonly failure: string | null;
}

/** What became of one source. */
export interface SourceReport {
  readonly id: SourceId;
  readonly parts: readonly PartReport[];
  /** Rows in the agency's answers. */
  readonly rows: number;
  /** Cameras in the file, duplicates and dead feeds included, whether new or kept. */
  readonly cameras: number;
  /** `rows` that did not become cameras, by reason. */
  readonly dropped: Dropped;
  readonly duplicates: number;
  readonly dead: number;
  /** From the first request to the last camera, waiting included. */
  readonly seconds: number;
  readonly failure: string | null;
}

/** The steps whose own time is measured. */
export type SyncStep = 'previous' | 'fetch' | 'parse' | 'place' | 'dedupe' | 'probe' | 'write';

export interface SyncReport {
  readonly sources: readonly SourceReport[];
  /** Names of the files whose bytes changed. */
  readonly written: readonly string[];
  readonly notes: readonly string[];
  /** Seconds by step; `fetch` is the wall time of everything up to the last answer, the waiting included. */
  readonly stepSeconds: Readonly<Record<SyncStep, number>>;
  readonly isDryRun: boolean;
}

/** 1 when any source failed or kept its previous records, else 0. */
export function exitCodeOf(report: SyncReport): 0 | 1 {
  return report.sources.some((source) => source.failure !== null) ? 1 : 0;
}
