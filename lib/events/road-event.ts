import type { EventsFile, RoadEvent } from './event-schema';

// Without a schema, which would weigh on the page: event-schema.ts has it.

/** The words of Open511, which WZDx and agencies' own lists are turned into. */
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

export const MAX_HEADLINE_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 320;
export const MAX_ROADS = 3;
/** A line of `MAX_LINE_POINTS`, encoded. */
export const MAX_LINE_LENGTH = 700;
/** Of all sources in one file: about 3 MB, a sixth of it compressed. */
export const MAX_EVENTS = 6_000;

const isDefault = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Without what the schema puts back; an event a line, so that two versions can be compared. */
export function serializeEvents({ writtenAt, sources, events }: EventsFile): string {
  const toLine = (item: object): string =>
    JSON.stringify(item, (key, value: unknown) => (key !== 'failure' && isDefault(value) ? undefined : value));
  const lines = (items: readonly object[]): string => items.map(toLine).join(',\n');
  return `{"writtenAt":${writtenAt},"sources":[\n${lines(sources)}\n],"events":[\n${lines(events)}\n]}\n`;
}

export const isClosed = ({ roads }: Pick<RoadEvent, 'roads'>): boolean => roads.some(({ state }) => state === 'CLOSED');

const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { MAJOR: 3, MODERATE: 2, UNKNOWN: 1, MINOR: 0 };

/** The larger, the more a driver wants to know of it: a closure before all, what was not planned before what was. */
export function weigh(event: Pick<RoadEvent, 'roads' | 'type' | 'severity'>): number {
  return (isClosed(event) ? 10 : 0) + (event.type === 'CONSTRUCTION' ? 0 : 4) + SEVERITY_WEIGHT[event.severity];
}
