import '@/lib/core/zod-without-eval';
import { z } from 'zod';
import { HOUR_MS, NEXT_HOURS, type Forecast, type Hour, type Weather } from './weather';

const MAX_VALUES = 2_000;

export const NwsPoint = z.object({
  properties: z.object({ forecastGridData: z.string().max(300), timeZone: z.string().max(60).optional() }),
});

const Layer = z.object({
  uom: z.string().max(60).optional(),
  values: z.array(z.object({ validTime: z.string().max(80), value: z.number().nullable() })).max(MAX_VALUES),
});
/** Some offices omit layers, or leave them empty. */
const OptionalLayer = Layer.optional().catch(undefined);
const Grid = z.object({
  properties: z.object({
    temperature: Layer,
    windSpeed: OptionalLayer,
    windGust: OptionalLayer,
    probabilityOfPrecipitation: OptionalLayer,
    visibility: OptionalLayer,
    quantitativePrecipitation: OptionalLayer,
    snowfallAmount: OptionalLayer,
  }),
});

interface Span {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const INTERVAL = /^(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))\/P(?:(\d{1,5})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?)?$/;

/** `2026-11-22T18:00:00+00:00/P1DT6H` */
export function parseInterval(text: string): { from: number; to: number } | null {
  const [, start = '', days = '0', hours = '0', minutes = '0'] = INTERVAL.exec(text) ?? [];
  const from = Date.parse(start);
  const length = Number(days) * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return Number.isNaN(from) || length === 0 ? null : { from, to: from + length };
}

type Units = Readonly<Record<string, (value: number) => number>>;
const same = (value: number) => value;
const TEMPERATURE: Units = { degC: same, degF: (value) => ((value - 32) * 5) / 9 };
const SPEED: Units = { 'km_h-1': same, 'm_s-1': (value) => value * 3.6 };

function toSpans(layer: z.infer<typeof OptionalLayer>, units: Units): readonly Span[] {
  const convert = units[layer?.uom?.replace(/^.*:/, '') ?? ''];
  if (!layer || !convert) return [];
  return layer.values.flatMap(({ validTime, value }) => {
    const interval = parseInterval(validTime);
    return interval === null || value === null ? [] : [{ ...interval, value: convert(value) }];
  });
}

const valueAt = (spans: readonly Span[], at: number): number | null =>
  spans.find(({ from, to }) => from <= at && at < to)?.value ?? null;

function amountIn(spans: readonly Span[], start: number, end: number): number | null {
  const parts = spans.filter(({ from, to }) => from < end && to > start);
  if (parts.length === 0) return null;
  const share = ({ from, to }: Span) => (Math.min(to, end) - Math.max(from, start)) / (to - from);
  return parts.reduce((sum, span) => sum + span.value * share(span), 0);
}

export function readNwsGrid(body: unknown, timeZone: string | null): Forecast {
  const { properties } = Grid.parse(body);
  const temperature = toSpans(properties.temperature, TEMPERATURE);
  if (temperature.length === 0) throw new Error('no temperature');
  const [wind, gust] = [toSpans(properties.windSpeed, SPEED), toSpans(properties.windGust, SPEED)];
  const chance = toSpans(properties.probabilityOfPrecipitation, { percent: same });
  const visibility = toSpans(properties.visibility, { m: same });
  const precipitation = toSpans(properties.quantitativePrecipitation, { mm: same });
  const snow = toSpans(properties.snowfallAmount, { mm: same });
  const hourAt = (at: number): Hour => ({
    at,
    temperatureC: valueAt(temperature, at),
    windKmh: valueAt(wind, at),
    gustKmh: valueAt(gust, at),
    chance: valueAt(chance, at),
    visibilityM: valueAt(visibility, at),
  });
  const at = (time: number): Weather | null => {
    const start = Math.floor(time / HOUR_MS) * HOUR_MS;
    const hours = Array.from({ length: NEXT_HOURS + 1 }, (_, hour) => hourAt(start + hour * HOUR_MS));
    const [now, ...next] = hours.filter(({ temperatureC }) => temperatureC !== null);
    if (now?.at !== start) return null;
    const end = start + (NEXT_HOURS + 1) * HOUR_MS;
    return { now, next, precipitationMm: amountIn(precipitation, start, end), snowMm: amountIn(snow, start, end) };
  };
  return { at, timeZone, town: null };
}
