import { isRecord } from '@/lib/core/parse-json';

/** A list whose first records are all odd is not worth guessing at. */
const RECORDS_TO_CHECK = 20;
/** No agency's own list has any of them. */
const OWN_FIELDS = ['lat', 'lng', 'feedType', 'attribution'] as const;

/** Whether a camera file has records of ours, or plainer ones, and not an agency's raw list. */
export function isRecordList(body: unknown): body is readonly unknown[] {
  if (!Array.isArray(body)) return false;
  const first: readonly unknown[] = body.slice(0, RECORDS_TO_CHECK);
  return first.length === 0 || first.some((row) => isRecord(row) && OWN_FIELDS.some((field) => field in row));
}
