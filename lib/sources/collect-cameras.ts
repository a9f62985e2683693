import type { Camera } from '@/lib/camera/camera';
import type { DropReason, ParseResult } from './source';

/**
 * Reads the rows under `key` of all pages one by one and counts what became of each. Of two rows with the same id the first
 * stays: lists that change while they are paged, and those that wrap round, repeat rows.
 */
export function collectCameras(
  pages: readonly unknown[],
  key: string,
  readRow: (row: unknown) => Camera | DropReason,
): ParseResult {
  const rows = pages.flatMap((page) => rowsUnder(page, key));
  const cameras: Camera[] = [];
  const ids = new Set<string>();
  const dropped: Partial<Record<DropReason, number>> = {};
  for (const row of rows) {
    const camera = readRow(row);
    const reason = typeof camera === 'string' ? camera : ids.has(camera.id) ? 'repeated-id' : null;
    if (reason !== null) dropped[reason] = (dropped[reason] ?? 0) + 1;
    else if (typeof camera !== 'string') cameras.push(camera);
    if (typeof camera !== 'string') ids.add(camera.id);
  }
  return { rows: rows.length, cameras, dropped };
}

/** The array under `key` of an object, or the value itself when it is an array; [] for anything else. */
export function rowsUnder(page: unknown, key: string): readonly unknown[] {
  if (Array.isArray(page)) return page;
  if (typeof page !== 'object' || page === null) return [];
  const rows = (page as Record<string, unknown>)[key];
  return Array.isArray(rows) ? rows : [];
}
