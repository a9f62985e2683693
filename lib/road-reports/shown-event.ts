import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import { isClosed, isCurrent, weigh } from './road-event';
import type { EventIndex } from './event-index';
import type { RoadEvent } from './event-schema';

export const EVENT_KINDS = ['closed', 'chains', 'work', 'other'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface ShownEvent {
  readonly event: RoadEvent;
  readonly kind: EventKind;
  readonly line: readonly Point[];
}

export function kindOf(event: Pick<RoadEvent, 'roads' | 'type' | 'reading'>): EventKind {
  if (isClosed(event)) return 'closed';
  if (event.reading === 'chains') return 'chains';
  return event.type === 'CONSTRUCTION' ? 'work' : 'other';
}

const MAX_RESULTS = 300;

export function listShown(index: EventIndex, box: Box, now: number): ShownEvent[] {
  return index.placed
    .filter(({ event, line }) => isCurrent(event, now) && reaches(line, box))
    .sort((a, b) => weigh(b.event) - weigh(a.event))
    .slice(0, MAX_RESULTS)
    .map(({ event, line }) => ({ event, kind: kindOf(event), line }));
}

function reaches(line: readonly Point[], [west, south, east, north]: Box): boolean {
  return line.some((a, at) => {
    const b = line[at + 1] ?? a;
    const isBeside = Math.max(a.lng, b.lng) < west || Math.min(a.lng, b.lng) > east;
    return !isBeside && Math.max(a.lat, b.lat) >= south && Math.min(a.lat, b.lat) <= north;
  });
}
