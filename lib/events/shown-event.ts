import type { Point } from '@/lib/camera/point';
import { isCurrent } from './current';
import type { EventIndex } from './event-index';
import type { RoadEvent } from './event-schema';
import { isClosed } from './road-event';

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

export function listShown(index: EventIndex, now: number): ShownEvent[] {
  return index.placed
    .filter(({ event }) => isCurrent(event, now))
    .map(({ event, line }) => ({ event, kind: kindOf(event), line }));
}
