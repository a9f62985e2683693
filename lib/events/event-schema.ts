import { z } from 'zod';
import { SOURCE_IDS } from '@/lib/agencies/agencies';
import {
  DIRECTIONS,
  EVENT_TYPES,
  MAX_DESCRIPTION_LENGTH,
  MAX_EVENTS,
  MAX_HEADLINE_LENGTH,
  MAX_LINE_LENGTH,
  MAX_ROADS,
  ROAD_STATES,
  SEVERITIES,
} from './road-event';

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
