import type { Point } from '@/lib/camera/point';
import type { Box } from '@/lib/camera/ring';
import { isCurrent } from './current';
import type { EventIndex } from './event-index';
import type { RoadEvent } from './event-schema';
import { isClosed, weigh } from './road-event';

export const EVENT_KINDS = ['closed', 'work', 'other'] as const;
/** How an event is drawn: one that closes a road, work on it, or anything else. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event as a map draws it. */
export interface ShownEvent {
  readonly event: RoadEvent;
  readonly kind: EventKind;
  readonly line: readonly Point[];
}

export function kindOf(event: Pick<RoadEvent, 'roads' | 'type'>): EventKind {
  if (isClosed(event)) return 'closed';
  return event.type === 'CONSTRUCTION' ? 'work' : 'other';
}

/** More would hide the map. */
const MOST = 300;

/** Those that are on and reach into a part of the map, the worst first. */
export function listShown(index: EventIndex, box: Box, now: number): ShownEvent[] {
  return index.placed
    .filter(({ event, line }) => isCurrent(event, now) && reaches(line, box))
    .sort((a, b) => weigh(b.event) - weigh(a.event))
    .slice(0, MOST)
    .map(({ event, line }) => ({ event, kind: kindOf(event), line }));
}

/** Whether a box around any piece of the line reaches into it. */
function reaches(line: readonly Point[], [west, south, east, north]: Box): boolean {
  return line.some((a, at) => {
    const b = line[at + 1] ?? a;
    const isBeside = Math.max(a.lng, b.lng) < west || Math.min(a.lng, b.lng) > east;
    return !isBeside && Math.max(a.lat, b.lat) >= south && Math.min(a.lat, b.lat) <= north;
  });
}
