import type { PartStatus } from '@/lib/camera-files/status';
import { formatTable } from './format-table';
import { getDay, getEnd } from './status';

const COLUMNS = ['source', 'cameras', 'duplicates', 'dead', 'asked', 'succeeded', 'changed', 'status'] as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function formatAge(at: number | null, now: number): string {
  if (at === null) return 'never';
  const ms = now - at;
  if (ms < 2 * MINUTE_MS) return 'just now';
  if (ms < 2 * HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} minutes ago`;
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} hours ago` : `${Math.floor(ms / DAY_MS)} days ago`;
}

function formatState(part: PartStatus): string {
  const end = getEnd(part);
  if (part.failure === null || end === null) return 'ok';
  return `failed: ${part.failure}${part.cameras > 0 ? `; its cameras stay until ${getDay(end)}` : ''}`;
}

/** What `--status` prints: one line for each source, or for each of its parts. */
export function formatStatus(parts: readonly PartStatus[], now: number): string[] {
  if (parts.length === 0) return ['No sync has written here yet.'];
  const rows = parts.map((part) => [
    part.key,
    `${part.cameras}`,
    `${part.duplicates}`,
    `${part.dead}`,
    formatAge(part.askedAt, now),
    formatAge(part.succeededAt, now),
    formatAge(part.changedAt, now),
    formatState(part),
  ]);
  const failed = parts.filter(({ failure }) => failure !== null).length;
  const cameras = parts.reduce((sum, part) => sum + part.cameras, 0);
  return [...formatTable(COLUMNS, rows), `${cameras} cameras; ${failed} of ${parts.length} lists failed`];
}
