import '@/lib/core/zod-without-eval';
import { z } from 'zod';
import { metersBetween, type Point } from '@/lib/geo/point';
import { isRecord } from '@/lib/core/parse-json';
import { HOUR_MS, NEXT_HOURS, type Forecast, type Hour, type Weather } from './weather';

/** Texts and figures are `{ en, fr }`, times plain. */
const leaf = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((input) => (isRecord(input) && 'en' in input ? input.en : input), value);
const FIGURE = /^-?\d+(\.\d+)?$/;
/** Figures are numbers, text, or `Calm`. */
const Figure = leaf(z.union([z.number(), z.string().max(40)])).transform((value) => {
  if (typeof value === 'number') return value;
  if (/^calm$/i.test(value)) return 0;
  return FIGURE.test(value) ? Number(value) : null;
});
const Quantity = z
  .object({ value: Figure })
  .transform(({ value }) => value)
  .nullable()
  .catch(null);
const NO_WIND = { speed: null, gust: null };
const Wind = z.object({ speed: Quantity, gust: Quantity }).catch(NO_WIND);
const Time = leaf(z.string().max(40)).transform((text) => Date.parse(text));

const Observed = z.object({
  timestamp: Time.optional().catch(undefined),
  temperature: Quantity,
  visibility: Quantity,
  wind: Wind,
});
const Forecasted = z.object({ timestamp: Time, temperature: Quantity, lop: Quantity, wind: Wind });
const CityPage = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({
    name: leaf(z.string().min(1).max(200)),
    currentConditions: Observed.nullish().catch(null),
    hourlyForecastGroup: z
      .object({ hourlyForecasts: z.array(z.unknown()).max(200) })
      .nullish()
      .catch(null),
  }),
});
type CityPage = z.infer<typeof CityPage>;
const Items = z.object({ features: z.array(z.unknown()).max(500) });

const MAX_METERS = 80_000;
const MAX_AGE_MS = 3 * HOUR_MS;
const METERS_PER_KM = 1_000;

const readAll = <Value>(schema: z.ZodType<Value>, rows: readonly unknown[]): Value[] =>
  rows.flatMap((row) => schema.safeParse(row).data ?? []);

const toHour = ({ temperature, wind }: Pick<z.infer<typeof Forecasted>, 'temperature' | 'wind'>) => ({
  temperatureC: temperature,
  windKmh: wind.speed,
  gustKmh: wind.gust,
});

function listHours({ hourlyForecastGroup }: CityPage['properties']): Hour[] {
  return readAll(Forecasted, hourlyForecastGroup?.hourlyForecasts ?? [])
    .map(({ timestamp: at, lop: chance, ...facts }) => ({ ...toHour(facts), at, chance, visibilityM: null }))
    .filter(({ at, temperatureC }) => !Number.isNaN(at) && temperatureC !== null)
    .sort((a, b) => a.at - b.at);
}

function observedAt({ currentConditions }: CityPage['properties'], time: number): Hour | null {
  if (!currentConditions || currentConditions.temperature === null) return null;
  const { timestamp: at = time, visibility } = currentConditions;
  if (!(Math.abs(time - at) <= MAX_AGE_MS)) return null;
  const visibilityM = visibility === null ? null : visibility * METERS_PER_KM;
  return { ...toHour(currentConditions), at, chance: null, visibilityM };
}

function weatherAt(page: CityPage['properties'], hours: readonly Hour[], time: number): Weather | null {
  const coming = hours.filter(({ at }) => at > time - HOUR_MS);
  const observed = observedAt(page, time);
  const now = observed ?? coming[0];
  if (!now) return null;
  const next = coming.filter(({ at }) => at > Math.max(time, now.at)).slice(0, NEXT_HOURS);
  return { now, next, precipitationMm: null, snowMm: null };
}

/** Forecast of the nearest town; null if none is near. @throws for another shape */
export function readEcccItems(body: unknown, near: Point): Forecast | null {
  const pages = readAll(CityPage, Items.parse(body).features).map(({ geometry, properties }) => {
    const [lng, lat] = geometry.coordinates;
    return { properties, meters: metersBetween(near, { lat, lng }) };
  });
  const nearest = pages.filter(({ meters }) => meters <= MAX_METERS).sort((a, b) => a.meters - b.meters)[0];
  if (!nearest) return null;
  const { properties, meters } = nearest;
  const hours = listHours(properties);
  return {
    at: (time) => weatherAt(properties, hours, time),
    timeZone: null,
    town: { name: properties.name, km: meters / METERS_PER_KM },
  };
}
