import type { EventsFile, RoadEvent } from './event-schema';

// Without zod, which the page doesn't load. See event-schema.ts.

/** Open511's values. */
export const EVENT_TYPES = [
  'INCIDENT',
  'CONSTRUCTION',
  'SPECIAL_EVENT',
  'ROAD_CONDITION',
  'WEATHER_CONDITION',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const SEVERITIES = ['MAJOR', 'MODERATE', 'MINOR', 'UNKNOWN'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const ROAD_STATES = ['CLOSED', 'SOME_LANES_CLOSED', 'SINGLE_LANE_ALTERNATING', 'ALL_LANES_OPEN'] as const;
export type RoadState = (typeof ROAD_STATES)[number];

export const DIRECTIONS = ['Northbound', 'Southbound', 'Eastbound', 'Westbound', 'Both Directions'] as const;
export type EventDirection = (typeof DIRECTIONS)[number];

/** States that soon end. */
export const READINGS = ['chains', 'surface', 'plow', 'minutes'] as const;
export type Reading = (typeof READINGS)[number];

export const MAX_HEADLINE_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 320;
export const MAX_ROADS = 3;
export const MAX_LINE_LENGTH = 700;
/** About 3 MB. */
export const MAX_EVENTS = 6_000;

const isDefault = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Omits defaults; one event per line. */
export function serializeEvents({ writtenAt, sources, signSources, events }: EventsFile): string {
  const toLine = (item: object): string =>
    JSON.stringify(item, (key, value: unknown) => (key !== 'failure' && isDefault(value) ? undefined : value));
  const lines = (items: readonly object[]): string => items.map(toLine).join(',\n');
  return `{"writtenAt":${writtenAt},"sources":[\n${lines(sources)}\n],"signSources":[\n${lines(signSources)}\n],"events":[\n${lines(events)}\n]}\n`;
}

export const isClosed = ({ roads }: Pick<RoadEvent, 'roads'>): boolean => roads.some(({ state }) => state === 'CLOSED');

const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { MAJOR: 3, MODERATE: 2, UNKNOWN: 1, MINOR: 0 };

/** Closures first, unplanned before planned. */
export function getEventRank(event: Pick<RoadEvent, 'roads' | 'type' | 'severity'>): number {
  return (isClosed(event) ? 20 : 0) + (event.type === 'CONSTRUCTION' ? 0 : 4) + SEVERITY_WEIGHT[event.severity];
}

const HOUR_MS = 3_600_000;
const SOON_MS = 24 * HOUR_MS;
/** Limit for incidents without an end or update, unless they close a road. */
const FORGOTTEN_MS = 7 * 24 * HOUR_MS;

export function isCurrent(event: RoadEvent, now: number): boolean {
  const { start, end } = event;
  if (start !== null && start > now + SOON_MS) return false;
  return end === null ? !isForgotten(event, now) : end > now;
}

/** False for an event of the next day, which `isCurrent` includes. */
export const hasStarted = ({ start }: RoadEvent, now: number): boolean => start === null || start <= now;

function isForgotten(event: RoadEvent, now: number): boolean {
  const latest = Math.max(event.start ?? 0, event.updated ?? 0);
  return event.type === 'INCIDENT' && !isClosed(event) && latest > 0 && latest <= now - FORGOTTEN_MS;
}
