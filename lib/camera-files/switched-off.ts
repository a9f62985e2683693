import { getCameraFile } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { createPermission } from '@/lib/agencies/permission';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import type { DataName } from './names';

/** Drops the records of sources that were switched off since the last sync. @returns the same bytes if nothing changes */
export function leaveOutSwitchedOff(name: DataName, bytes: Buffer): Buffer {
  const isPermitted = createPermission(process.env);
  const own = SOURCE_IDS.filter((id) => getCameraFile(id) === name);
  if (own.length > 0 && !own.some(isPermitted)) return Buffer.from('[]\n');
  const off = new Set<unknown>(SOURCE_IDS.filter((id) => !isPermitted(id) && bytes.includes(`"source":"${id}"`)));
  if (off.size === 0) return bytes;
  const filter = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((row: unknown) => !isRecord(row) || !off.has(row.source)) : value;
  const body = parseJson(bytes.toString());
  const left = isRecord(body)
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, filter(value)]))
    : filter(body);
  return Buffer.from(`${JSON.stringify(left)}\n`);
}
