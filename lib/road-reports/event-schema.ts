import { z } from 'zod';
import { KnownSourceId } from '@/lib/agencies/source-id';
import type { Camera } from '@/lib/camera/camera';
import {
  DIRECTIONS,
  EVENT_TYPES,
  MAX_DESCRIPTION_LENGTH,
  MAX_EVENTS,
  MAX_HEADLINE_LENGTH,
  MAX_LINE_LENGTH,
  MAX_ROADS,
  READINGS,
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
  state: z.enum(ROAD_STATES).nullable().default(null),
});
export type EventRoad = z.infer<typeof EventRoadSchema>;

/** Epoch milliseconds and WGS 84 degrees. */
export const RoadEventSchema = z.object({
  id: z.string().min(1).max(120),
  source: KnownSourceId,
  type: z.enum(EVENT_TYPES),
  severity: z.enum(SEVERITIES),
  headline: z.string().min(1).max(MAX_HEADLINE_LENGTH),
  description: z.string().max(MAX_DESCRIPTION_LENGTH).default(''),
  roads: z.array(EventRoadSchema).max(MAX_ROADS).default([]),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** An encoded polyline with five decimals; absent for a point. */
  line: z.exactOptional(z.string().max(MAX_LINE_LENGTH)),
  start: time,
  end: time,
  updated: time,
  reading: z.exactOptional(z.enum(READINGS)),
  /** The road's, Celsius. */
  surfaceC: z.exactOptional(z.number().min(-60).max(80)),
  url: z.url({ protocol: /^https$/ }).max(500),
});
export type RoadEvent = z.infer<typeof RoadEventSchema>;

const ReadStateSchema = z.object({
  id: KnownSourceId,
  readAt: time,
  failure: z.string().max(300).nullable(),
  /** Prefixes of cameras' ids. */
  unread: z.exactOptional(z.array(z.string())),
});
export type ReadState = z.infer<typeof ReadStateSchema>;

/** Leaves out invalid items. */
export const listOf = <Item>(schema: z.ZodType<Item>, max = Infinity) =>
  z
    .array(schema.nullable().catch(null))
    .max(max)
    .transform((list) => list.filter((item) => item !== null))
    .readonly();

const EventsFileSchema = z.object({
  writtenAt: z.number().int().nonnegative(),
  sources: listOf(ReadStateSchema),
  /** Sources in `signs.json`. */
  signSources: listOf(ReadStateSchema).default([]),
  events: listOf(RoadEventSchema, MAX_EVENTS),
});
export type EventsFile = z.infer<typeof EventsFileSchema>;

/** Leaves out invalid events. Null for another shape. */
export const parseEventsFile = (body: unknown): EventsFile | null => EventsFileSchema.safeParse(body).data ?? null;

/** Four times the largest file. */
const MAX_CHARACTERS = 12_000_000;
/** Events of older files may have ended. */
export const STALE_MS = 3 * 3_600_000;

export function hasRead({ readAt, unread }: ReadState, cameras: readonly Pick<Camera, 'id'>[], now: number): boolean {
  if (readAt !== null && now - readAt < STALE_MS) return true;
  if (unread === undefined || cameras.length === 0) return false;
  return !cameras.some(({ id }) => unread.some((prefix) => id.startsWith(prefix)));
}

/** @throws if it fails to load, or is too long */
export async function loadBody(path: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_CHARACTERS) throw new Error('the file is too long');
  return JSON.parse(text);
}

/** Null without events. @throws if the file fails to load or is invalid */
export async function loadEvents(path: string, timeoutMs: number): Promise<EventsFile | null> {
  const body = await loadBody(path, timeoutMs);
  const file = parseEventsFile(body);
  if (file === null && body !== null) throw new Error('the file has another shape');
  return file;
}
