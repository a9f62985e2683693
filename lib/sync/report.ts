import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { ShorterList } from '@/lib/camera-files/status';
import type { DropReason } from '@/lib/sources/source';
import { formatTable } from './format-table';

export type Dropped = Readonly<Partial<Record<DropReason, number>>>;

export interface PartReport {
  /** `511ga`, `caltrans/d4`. */
  readonly key: string;
  readonly endpoint: string | null;
  readonly rows: number;
  /** Why the previous records stayed; null when they were replaced. */
  readonly failure: string | null;
  readonly shorter: ShorterList | null;
}

export interface SourceReport {
  readonly id: SourceId;
  readonly parts: readonly PartReport[];
  readonly rows: number;
  /** Cameras in the file, new or kept, including duplicates and dead feeds. */
  readonly cameras: number;
  readonly dropped: Dropped;
  readonly duplicates: number;
  readonly dead: number;
  /** Cameras whose video only the agency's own page plays. */
  readonly locked: number;
  /** From the first request to the last camera, including waiting. */
  readonly seconds: number;
  readonly failure: string | null;
}

export const SYNC_STEPS = ['previous', 'fetch', 'parse', 'locate', 'dedupe', 'probe', 'write'] as const;
export type SyncStep = (typeof SYNC_STEPS)[number];

export interface SyncReport {
  readonly sources: readonly SourceReport[];
  readonly written: readonly string[];
  readonly notes: readonly string[];
  /** Hosts of media that no row lists, whose addresses were left out. */
  readonly newHosts: readonly string[];
  /** `fetch` is the wall time up to the last response, including waiting, parsing and placing. */
  readonly stepSeconds: Readonly<Record<SyncStep, number>>;
  readonly isDryRun: boolean;
}

export function countCameras(all: readonly Camera[]): Pick<SourceReport, 'cameras' | 'duplicates' | 'dead'> {
  return {
    cameras: all.length,
    duplicates: all.filter((camera) => camera.isDuplicate).length,
    dead: all.filter((camera) => camera.isFeedDead).length,
  };
}

export function getExitCode(report: SyncReport): 0 | 1 {
  return report.sources.some((source) => source.failure !== null) ? 1 : 0;
}

const COLUMNS = ['source', 'rows', 'cameras', 'dropped', 'duplicates', 'dead', 'locked', 'seconds', 'status'] as const;

function formatDropped(dropped: Dropped): string {
  const parts = Object.entries(dropped).map(([reason, count]) => `${count} ${reason}`);
  return parts.length === 0 ? '-' : parts.join(', ');
}

function getCells(source: SourceReport): string[] {
  return [
    source.id,
    `${source.rows}`,
    `${source.cameras}`,
    formatDropped(source.dropped),
    `${source.duplicates}`,
    `${source.dead}`,
    `${source.locked}`,
    source.seconds.toFixed(1),
    source.failure === null ? 'ok' : `failed: ${source.failure}`,
  ];
}

function formatTotals({ sources, isDryRun, written }: SyncReport): string {
  const sum = (count: (source: SourceReport) => number) => sources.reduce((total, source) => total + count(source), 0);
  const failed = sources.filter((source) => source.failure !== null).length;
  const files = isDryRun ? 'dry run, nothing written' : `${written.length} files changed`;
  const hidden = `${sum((source) => source.duplicates)} duplicates, ${sum((source) => source.dead)} dead feeds`;
  const cameras = `${sum((source) => source.cameras)} cameras (${hidden})`;
  return `${cameras}; ${failed} of ${sources.length} sources failed; ${files}`;
}

export function formatReport(report: SyncReport): string[] {
  return [...formatTable(COLUMNS, report.sources.map(getCells)), ...report.newHosts, formatTotals(report)];
}
