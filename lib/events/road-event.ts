import { z } from 'zod';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

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

const text = z.string().max(200).default('');
const time = z.number().int().nonnegative().nullable().default(null);

const EventRoadSchema = z.object({
  name: text,
  from: text,
  to: text,
  direction: z.enum(DIRECTIONS).nullable().default(null),
  /** Null if the agency does not say. */
  state: z.enum(ROAD_STATES).nullable().default(null),
});
export type EventRoad = z.infer<typeof EventRoadSchema>;

/** Epoch milliseconds and WGS 84 degrees. */
export const RoadEventSchema = z.object({
  id: z.string().min(1).max(120),
  source: z.enum(SOURCE_IDS),
  type: z.enum(EVENT_TYPES),
  severity: z.enum(SEVERITIES),
  /** What it is, in a word or two: `Crash`, `Bridge work`. */
  headline: z.string().min(1).max(MAX_HEADLINE_LENGTH),
  description: z.string().max(MAX_DESCRIPTION_LENGTH).default(''),
  roads: z.array(EventRoadSchema).max(MAX_ROADS).default([]),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** An encoded polyline of five decimals, if it is longer than a point. */
  line: z.exactOptional(z.string().max(MAX_LINE_LENGTH)),
  start: time,
  end: time,
  updated: time,
  /** Where the agency says it itself. */
  url: z.url({ protocol: /^https$/ }).max(500),
});
export type RoadEvent = z.infer<typeof RoadEventSchema>;

const SourceEventsSchema = z.object({
  id: z.enum(SOURCE_IDS),
  /** When its lists were last read without a failure. */
  readAt: time,
  failure: z.string().max(300).nullable(),
});
export type SourceEvents = z.infer<typeof SourceEventsSchema>;

/** `events.json`. */
export interface EventsFile {
  readonly writtenAt: number;
  readonly sources: readonly SourceEvents[];
  readonly events: readonly RoadEvent[];
}

const EventsFileSchema = z.object({
  writtenAt: z.number().int().nonnegative(),
  sources: z.array(SourceEventsSchema.nullable().catch(null)),
  events: z.array(RoadEventSchema.nullable().catch(null)).max(MAX_EVENTS),
});

const isThere = <T>(value: T | null): value is T => value !== null;

/** Null unless it is such a file. An event that does not fit is left out. */
export function parseEventsFile(body: unknown): EventsFile | null {
  const parsed = EventsFileSchema.safeParse(body);
  if (!parsed.success) return null;
  const { writtenAt, sources, events } = parsed.data;
  return { writtenAt, sources: sources.filter(isThere), events: events.filter(isThere) };
}

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
