import type { RoadEvent } from './event-schema';
import { isClosed } from './road-event';

const HOUR_MS = 3_600_000;
/** What begins later than this is no news yet. */
const SOON_MS = 24 * HOUR_MS;
/** An incident without an end of which nobody has said anything for so long is forgotten, unless it closes a road. */
const FORGOTTEN_MS = 7 * 24 * HOUR_MS;

/** Whether it is on, or soon will be. Ended events vanish by themselves, in the file and in an open page. */
export function isCurrent(event: RoadEvent, now: number): boolean {
  const { start, end } = event;
  if (end !== null && end <= now) return false;
  if (start !== null && start > now + SOON_MS) return false;
  return end !== null || !isForgotten(event, now);
}

function isForgotten(event: RoadEvent, now: number): boolean {
  const latest = Math.max(event.start ?? 0, event.updated ?? 0);
  return event.type === 'INCIDENT' && !isClosed(event) && latest > 0 && latest <= now - FORGOTTEN_MS;
}
