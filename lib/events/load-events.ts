import { parseEventsFile, type EventsFile } from './event-schema';

/** The longest that sync writes has a quarter of it. */
const MAX_CHARACTERS = 12_000_000;
/** Nobody has collected events for so long: what the file says may be over. */
export const STALE_MS = 3 * 3_600_000;

/** Null if this site has none. @throws if the file cannot be had or has another shape */
export async function loadEvents(path: string, timeoutMs: number): Promise<EventsFile | null> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_CHARACTERS) throw new Error('the file is too long');
  const body: unknown = JSON.parse(text);
  const file = parseEventsFile(body);
  if (file === null && body !== null) throw new Error('the file has another shape');
  return file;
}
