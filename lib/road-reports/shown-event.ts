import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
import { getEventRank, isClosed } from './road-event';
import { splitEventsAndSigns, type RoadIndex } from './road-index';
import type { RoadEvent } from './event-schema';

export const EVENT_KINDS = ['closed', 'chains', 'work', 'other'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function kindOf(event: Pick<RoadEvent, 'roads' | 'type' | 'reading'>): EventKind {
  if (isClosed(event)) return 'closed';
  if (event.reading === 'chains') return 'chains';
  return event.type === 'CONSTRUCTION' ? 'work' : 'other';
}

const MAX_EVENTS = 300;
const MAX_SIGNS = 200;

export type Shown = ReturnType<typeof listShown>;

export function listShown(index: RoadIndex, box: Box, now: number) {
  const [events, signs] = splitEventsAndSigns(index.within(box, now));
  return {
    events: events
      .filter(({ line }) => reaches(line, box))
      .sort((a, b) => getEventRank(b.statement) - getEventRank(a.statement))
      .slice(0, MAX_EVENTS)
      .map(({ statement, line }) => ({ event: statement, kind: kindOf(statement), line })),
    signs: signs.slice(0, MAX_SIGNS).map(({ statement }) => statement),
  };
}

function reaches(line: readonly Point[], [west, south, east, north]: Box): boolean {
  return line.some((a, at) => {
    const b = line[at + 1] ?? a;
    const isBeside = Math.max(a.lng, b.lng) < west || Math.min(a.lng, b.lng) > east;
    return !isBeside && Math.max(a.lat, b.lat) >= south && Math.min(a.lat, b.lat) <= north;
  });
}
