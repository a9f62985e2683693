import type { Dropped } from './clean';
import type { SourceReport, SyncReport } from './sync-report';

const COLUMNS = ['source', 'rows', 'cameras', 'dropped', 'duplicates', 'dead', 'seconds', 'state'] as const;
/** Columns of numbers stand to the right. */
const NUMERIC: ReadonlySet<string> = new Set(['rows', 'cameras', 'duplicates', 'dead', 'seconds']);

function droppedText(dropped: Dropped): string {
  const parts = Object.entries(dropped).map(([reason, count]) => `${count} ${reason}`);
  return parts.length === 0 ? '-' : parts.join(', ');
}

function rowOf(source: SourceReport): string[] {
  return [
    source.id,
    String(source.rows),
    String(source.cameras),
    droppedText(source.dropped),
    String(source.duplicates),
    String(source.dead),
    source.seconds.toFixed(1),
    source.failure === null ? 'ok' : `failed: ${source.failure}`,
  ];
}

function line(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return NUMERIC.has(COLUMNS[column] ?? '') ? cell.padStart(width) : cell.padEnd(width);
  });
  return padded.join('  ').trimEnd();
}

function closing(report: SyncReport): string {
  const sum = (count: (source: SourceReport) => number) =>
    report.sources.reduce((total, source) => total + count(source), 0);
  const failed = report.sources.filter((source) => source.failure !== null).length;
  const files = report.isDryRun ? 'dry run, nothing written' : `${report.written.length} files changed`;
  const cameras = `${sum((source) => source.cameras)} cameras`;
  const hidden = `${sum((source) => source.duplicates)} duplicates and ${sum((source) => source.dead)} dead feeds among them`;
  return `${cameras}, ${hidden}; ${failed} of ${report.sources.length} sources failed; ${files}`;
}

/** The report of a run as lines for a terminal: a table by source, and a closing sentence. */
export function summaryLines(report: SyncReport): string[] {
  const rows = [[...COLUMNS], ...report.sources.map(rowOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [...rows.map((row) => line(row, widths)), closing(report)];
}
