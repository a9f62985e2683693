import { z } from 'zod';
import { compareIds } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';
import { BoxIndex } from '@/lib/geo/box-index';
import type { Point } from '@/lib/geo/point';
import { getRingBox, isInRing, type Ring } from '@/lib/geo/ring';
import { SERVICES, SEVERITIES } from './services';

export const MAX_WARNINGS = 2_000;
export const MAX_EVENT_LENGTH = 60;
export const MAX_HEADLINE_LENGTH = 240;
export const MAX_INSTRUCTION_LENGTH = 800;
export const MAX_SENDER_LENGTH = 80;
const MAX_ZONES = 600;
/** 99 of 100 zones have fewer. */
export const MAX_VERTICES = 400;
export const MAX_RINGS = 24;
/** `forecast/WAZ569`. A code alone may name two zones. */
const ZONE = /^(forecast|county|fire|public)\/[A-Z]{2}[CZ]\d{3}$/;

/** The outer ring, then holes. */
export type Polygon = readonly Ring[];
export type Area = readonly Polygon[];

const RingSchema = z
  .array(z.number().min(-180).max(180))
  .min(6)
  .max(2 * MAX_VERTICES);
export const AreaSchema: z.ZodType<Area> = z.array(z.array(RingSchema).min(1).max(MAX_RINGS)).min(1).max(MAX_RINGS);

export const isZone = (text: string): boolean => ZONE.test(text);

const time = z.number().int().nonnegative();

const WarningSchema = z.object({
  id: z.string().min(1).max(200),
  service: z.enum(SERVICES),
  event: z.string().min(1).max(MAX_EVENT_LENGTH),
  severity: z.enum(SEVERITIES),
  headline: z.string().max(MAX_HEADLINE_LENGTH),
  instruction: z.string().max(MAX_INSTRUCTION_LENGTH),
  sender: z.string().max(MAX_SENDER_LENGTH),
  /** Epoch milliseconds. */
  starts: time,
  ends: time,
  zones: z.array(z.string().regex(ZONE)).max(MAX_ZONES),
  area: AreaSchema.nullable(),
});
export type Warning = z.infer<typeof WarningSchema>;

const ServiceStateSchema = z.object({
  service: z.enum(SERVICES),
  /** Epoch milliseconds. */
  askedAt: time,
  succeededAt: time.nullable(),
  failure: z.string().nullable(),
  warnings: time,
  /** Unreadable entries. */
  dropped: time,
});
export type ServiceState = z.infer<typeof ServiceStateSchema>;

export interface Alerts {
  readonly services: readonly ServiceState[];
  readonly zones: ReadonlyMap<string, Area>;
  readonly warnings: readonly Warning[];
}

export const NO_ALERTS: Alerts = { services: [], zones: new Map(), warnings: [] };

const parseEach = <T extends object>(schema: z.ZodType<T>, values: unknown, limit: number): T[] =>
  Array.isArray(values) ? values.slice(0, limit).flatMap((value) => schema.safeParse(value).data ?? []) : [];

/** Skips damaged entries. Null for another file. */
export function readAlerts(body: unknown): Alerts | null {
  if (!isRecord(body) || !Array.isArray(body.warnings)) return null;
  const zones = isRecord(body.zones) ? Object.entries(body.zones) : [];
  return {
    services: parseEach(ServiceStateSchema, body.services, SERVICES.length),
    zones: new Map(
      zones.flatMap(([zone, value]) => {
        const area = isZone(zone) && AreaSchema.safeParse(value).data;
        return area ? [[zone, area] as const] : [];
      }),
    ),
    warnings: parseEach(WarningSchema, body.warnings, MAX_WARNINGS),
  };
}

export function serializeAlerts({ services, zones, warnings }: Alerts): string {
  const used = new Set(warnings.flatMap((warning) => warning.zones));
  const lines = (values: readonly string[]): string => values.map((value) => `\n${value}`).join(',');
  const areas = [...zones]
    .filter(([zone]) => used.has(zone))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([zone, area]) => `${JSON.stringify(zone)}:${JSON.stringify(area)}`);
  return `{"services":${JSON.stringify(services)},\n"zones":{${lines(areas)}},\n"warnings":[${lines(
    warnings.map((warning) => JSON.stringify(warning)),
  )}]}\n`;
}

export const getRank = ({ severity }: Pick<Warning, 'severity'>): number => SEVERITIES.indexOf(severity) + 1;

/** Worst first, then by end. */
export function compareWarnings(a: Warning, b: Warning): number {
  return getRank(b) - getRank(a) || a.ends - b.ends || compareIds(a, b);
}

/** Parts that a self-crossing ring encloses twice are outside. */
export function isInArea(area: Area, point: Point): boolean {
  return area.some(([outer = [], ...holes]) => isInRing(outer, point) && !holes.some((hole) => isInRing(hole, point)));
}

export class PointGrid {
  private readonly index: BoxIndex;

  constructor(readonly points: readonly Point[]) {
    this.index = BoxIndex.ofPoints(points);
  }

  /** Returns positions in `points`. */
  findIn(area: Area): number[] {
    return this.index
      .search(getRingBox(area.flatMap(([outer = []]) => outer)))
      .filter((position) => isInArea(area, this.points[position] as Point));
  }
}

/** The warning's own area, or its known zones'. */
export function listAreas({ zones }: Pick<Alerts, 'zones'>, warning: Warning): readonly Area[] {
  if (warning.area !== null) return [warning.area];
  return warning.zones.map((zone) => zones.get(zone)).filter((area) => area !== undefined);
}

/** By position of the point, worst first. */
export function joinWarnings(
  grid: PointGrid,
  alerts: Pick<Alerts, 'zones' | 'warnings'>,
  now: number,
): ReadonlyMap<number, readonly Warning[]> {
  const ofPoint = new Map<number, Warning[]>();
  // Warnings share zones.
  const inArea = new Map<Area, readonly number[]>();
  const warnings = alerts.warnings.filter(({ ends }) => ends > now).sort(compareWarnings);
  for (const warning of warnings) {
    for (const area of listAreas(alerts, warning)) {
      const positions = inArea.get(area) ?? grid.findIn(area);
      inArea.set(area, positions);
      for (const position of positions) {
        const known = ofPoint.get(position);
        if (known === undefined) ofPoint.set(position, [warning]);
        // Zones of one warning may overlap.
        else if (known.at(-1) !== warning) known.push(warning);
      }
    }
  }
  return ofPoint;
}
