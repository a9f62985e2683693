import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { getDay, getEnd, type PartStatus } from '@/lib/camera-files/status';
import { countOf } from '@/lib/core/format-count';
import { listDropped, type ParsedList } from '@/lib/sources/source';

export type Dropped = ParsedList['dropped'];

export type PartTimes = Pick<PartStatus, 'askedAt' | 'succeededAt' | 'failingSince'>;

export interface PartReport extends Pick<PartStatus, 'key' | 'failure' | 'cause' | 'shorter'> {
  readonly endpoint: string | null;
  readonly rows: number;
  /** Those of its shard; now if absent. */
  readonly times?: PartTimes;
}

export interface SourceReport extends Pick<PartStatus, 'cameras' | 'duplicates' | 'dead' | 'failure'> {
  readonly id: SourceId;
  readonly parts: readonly PartReport[];
  readonly rows: number;
  readonly dropped: Dropped;
  readonly locked: number;
  readonly seconds: number;
}

export interface SyncReport {
  readonly sources: readonly SourceReport[];
  readonly written: readonly string[];
  readonly newHosts: readonly string[];
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

function formatTotals({ sources, isDryRun, written }: SyncReport): string {
  const sum = (name: 'cameras' | 'duplicates' | 'dead') => sources.reduce((total, source) => total + source[name], 0);
  const failed = sources.filter((source) => source.failure !== null).length;
  const files = isDryRun ? 'dry run, nothing written' : `${countOf(written.length, 'file')} changed`;
  const details = `${countOf(sum('duplicates'), 'duplicate')}, ${countOf(sum('dead'), 'dead feed')}`;
  const cameras = `${countOf(sum('cameras'), 'camera')} (${details})`;
  if (sources.length === 0) return `Feeds checked; ${files}`;
  return `${cameras}; ${failed} of ${sources.length} sources failed; ${files}`;
}

const COLUMNS = ['source', 'rows', 'cameras', 'dropped', 'duplicates', 'dead', 'locked', 'seconds', 'status'] as const;

export function formatReport(report: SyncReport): string[] {
  const rows = report.sources.map(({ id, dropped, seconds, failure, ...counts }) => {
    const status = failure === null ? 'ok' : `failed: ${failure}`;
    const cells = { ...counts, source: id, dropped: listDropped(dropped) || '-', seconds: seconds.toFixed(1), status };
    return COLUMNS.map((name) => String(cells[name]));
  });
  return [...(rows.length === 0 ? [] : formatTable(COLUMNS, rows)), ...report.newHosts, formatTotals(report)];
}

const STATUS_COLUMNS = ['source', 'cameras', 'duplicates', 'dead', 'asked', 'succeeded', 'changed', 'status'] as const;
const AGE_UNITS = [
  [86_400_000, 'days'],
  [3_600_000, 'hours'],
  [60_000, 'minutes'],
] as const;

function formatAge(at: number | null, now: number): string {
  if (at === null) return 'never';
  const [unitMs, units] = AGE_UNITS.find(([ms]) => now - at >= 2 * ms) ?? [];
  return unitMs === undefined ? 'just now' : `${Math.floor((now - at) / unitMs)} ${units} ago`;
}

function formatState(part: PartStatus): string {
  const end = getEnd(part);
  if (part.failure === null || end === null) return 'ok';
  return `failed: ${part.failure}${part.cameras > 0 ? `; its cameras stay until ${getDay(end)}` : ''}`;
}

export function formatStatus(parts: readonly PartStatus[], now: number): string[] {
  if (parts.length === 0) return ['No sync has written here yet.'];
  const rows = parts.map((part) => {
    const ages = [part.askedAt, part.succeededAt, part.changedAt].map((at) => formatAge(at, now));
    return [part.key, ...[part.cameras, part.duplicates, part.dead].map(String), ...ages, formatState(part)];
  });
  const failed = parts.filter(({ failure }) => failure !== null).length;
  const cameras = parts.reduce((sum, part) => sum + part.cameras, 0);
  return [
    ...formatTable(STATUS_COLUMNS, rows),
    `${countOf(cameras, 'camera')}; ${failed} of ${parts.length} lists failed`,
  ];
}

const NUMBERS: ReadonlySet<string> = new Set(['rows', 'cameras', 'duplicates', 'dead', 'locked', 'seconds']);

export function formatTable(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    NUMBERS.has(columns[column] ?? '') ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return all.map((row) => row.map(pad).join('  ').trimEnd());
}

const MAX_UNREADABLE_SHARE = 0.2;

export function describeShape(
  id: string,
  { rows, cameras, dropped, failure }: Pick<SourceReport, 'rows' | 'cameras' | 'dropped' | 'failure'>,
) {
  const say = (isKnown: boolean, text: string) => ({ isKnown, text: `${id}: ${text}.` });
  const { unreadable = 0 } = dropped;
  if (failure !== null) return say(false, `no usable response (${failure})`);
  if (unreadable > rows * MAX_UNREADABLE_SHARE)
    return say(false, `the format changed; ${unreadable} of ${rows} rows are unreadable`);
  if (cameras === 0) return say(false, `no camera with a picture or video in ${rows} rows`);
  const reasons = listDropped(dropped);
  const left = reasons === '' ? '' : `; left out: ${reasons}`;
  return say(true, `format unchanged; ${cameras} cameras in ${rows} rows of the first page${left}`);
}
