import { getCameraFile } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { createPermission } from '@/lib/agencies/permission';
import { isRecord } from '@/lib/core/parse-json';
import type { DataName } from './names';

/** Drops the records of sources that were switched off since the last sync. @returns the same bytes if nothing changes */
export function dropSwitchedOff(name: DataName, bytes: Buffer): Buffer {
  const isPermitted = createPermission(process.env);
  const own = SOURCE_IDS.filter((id) => getCameraFile(id) === name);
  if (own.length > 0 && !own.some(isPermitted)) return Buffer.from('[]\n');
  const off = new Set<unknown>(SOURCE_IDS.filter((id) => !isPermitted(id) && bytes.includes(`"source":"${id}"`)));
  if (off.size === 0) return bytes;
  const revive = (_: string, value: unknown) => (isRecord(value) && off.has(value.source) ? undefined : value);
  const body: unknown = JSON.parse(bytes.toString(), revive);
  // Rows leave holes.
  const close = (value: unknown): unknown => (Array.isArray(value) ? value.flat(0) : value);
  const left = isRecord(body)
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, close(value)]))
    : close(body);
  return Buffer.from(`${JSON.stringify(left)}\n`);
}
