import { z } from 'zod';
import { isRecord } from '@/lib/core/parse-json';
import { AreaSchema, type Area } from './area';
import { SERVICES, SEVERITIES } from './services';

export const MAX_WARNINGS = 2_000;
export const MAX_EVENT_LENGTH = 60;
export const MAX_HEADLINE_LENGTH = 240;
export const MAX_INSTRUCTION_LENGTH = 800;
export const MAX_SENDER_LENGTH = 80;
const MAX_ZONES = 600;
/** `forecast/WAZ569`. A code alone may name two zones. */
const ZONE = /^(forecast|county|fire|public)\/[A-Z]{2}[CZ]\d{3}$/;

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
  return getRank(b) - getRank(a) || a.ends - b.ends || (a.id < b.id ? -1 : Number(a.id !== b.id));
}
