import type { WeatherUnits } from '@/lib/settings/settings';
import type { Hour, Weather } from './weather';

type System = Exclude<WeatherUnits, 'auto'>;

const KM_PER_MILE = 1.609344;
const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;
const METERS_PER_KM = 1_000;
/** Services stop measuring at different distances. */
const MAX_VISIBILITY = { us: 10, metric: 16 } as const;

export interface Row {
  readonly label: string;
  readonly unit: string;
  readonly values: readonly string[];
}

const whole = (value: number) => `${Math.round(value) + 0}`;
const short = (value: number) => (value < 5 ? value.toFixed(1).replace(/\.0$/, '') : whole(value));

const METRIC = { temperature: '°C', speed: 'km/h', distance: 'km', kmPerUnit: 1 };
const UNITS = { us: { temperature: '°F', speed: 'mph', distance: 'mi', kmPerUnit: KM_PER_MILE }, metric: METRIC };

const toTemperature = (celsius: number, system: System) => (system === 'us' ? (celsius * 9) / 5 + 32 : celsius);
const toSpeed = (kmh: number, system: System) => kmh / UNITS[system].kmPerUnit;
const toDistance = (meters: number, system: System) => meters / METERS_PER_KM / UNITS[system].kmPerUnit;

function formatVisibility(meters: number, system: System): string {
  const distance = toDistance(meters, system);
  return distance >= MAX_VISIBILITY[system] ? `${MAX_VISIBILITY[system]}+` : short(distance);
}

export function listRows({ now, next }: Weather, system: System): Row[] {
  const { temperature, speed, distance } = UNITS[system];
  const row = (label: string, unit: string, pick: (hour: Hour) => string | null): Row => ({
    label,
    unit,
    values: [now, ...next].map((hour) => pick(hour) ?? '–'),
  });
  const rows = [
    row('Temp', temperature, ({ temperatureC: it }) => (it === null ? null : `${whole(toTemperature(it, system))}°`)),
    row('Wind', speed, ({ windKmh: it }) => (it === null ? null : whole(toSpeed(it, system)))),
    row('Gusts', speed, ({ gustKmh: it }) => (it === null ? null : whole(toSpeed(it, system)))),
    row('Precip', '', ({ chance: it }) => (it === null ? null : `${whole(it)}%`)),
    row('Visibility', distance, ({ visibilityM: it }) => (it === null ? null : formatVisibility(it, system))),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== '–'));
}

function listNow({ now: { temperatureC, windKmh } }: Weather, system: System) {
  const { speed, temperature } = UNITS[system];
  return {
    air: temperatureC === null ? '' : `${whole(toTemperature(temperatureC, system))} ${temperature}`,
    wind: windKmh === null ? '' : `${whole(toSpeed(windKmh, system))} ${speed}`,
  };
}

export function formatChip(weather: Weather, system: System): string {
  const { air, wind } = listNow(weather, system);
  return [air, wind].filter(Boolean).join(' · ');
}

/** `27 °F, wind 14 mph` */
export function sayWeather(weather: Weather, system: System): string {
  const { air, wind } = listNow(weather, system);
  return [air, wind && `wind ${wind}`].filter(Boolean).join(', ');
}

export function formatDistance(km: number, system: System): string {
  return `${whole(toDistance(km * METERS_PER_KM, system))} ${UNITS[system].distance}`;
}

const TRACE_MM = 0.2;

/** `In these hours: 0.1 in of precipitation, 1.2 in of snow.`, or empty. */
export function formatAmounts({ precipitationMm, snowMm }: Weather, system: System): string {
  const toText = (mm: number | null, perUnit: number, unit: string) =>
    mm === null || mm < TRACE_MM ? '' : `${(mm / perUnit).toFixed(unit === 'in' && mm < 2 ? 2 : 1)} ${unit}`;
  const water = system === 'us' ? toText(precipitationMm, MM_PER_INCH, 'in') : toText(precipitationMm, 1, 'mm');
  const snow = system === 'us' ? toText(snowMm, MM_PER_INCH, 'in') : toText(snowMm, MM_PER_CM, 'cm');
  const parts = [water && `${water} of precipitation`, snow && `${snow} of snow`].filter(Boolean);
  return parts.length === 0 ? '' : `In these hours: ${parts.join(', ')}.`;
}

const isZone = (timeZone: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
};

/** `5 PM`, in the camera's time zone. */
export function makeHourFormat(timeZone: string | null, system: System): (at: number) => string {
  const zone = timeZone !== null && isZone(timeZone) ? { timeZone } : {};
  const hours =
    system === 'us'
      ? ({ hour: 'numeric' } as const)
      : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  const format = new Intl.DateTimeFormat('en-US', { ...hours, ...zone });
  return (at) => format.format(at);
}

export function nameZone(timeZone: string | null, at: number): string {
  const zone = timeZone !== null && isZone(timeZone) ? { timeZone } : {};
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', ...zone }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
