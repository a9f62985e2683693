import type { WeatherUnits } from '@/lib/settings/settings';
import { SERVICE_NAMES, type WeatherService } from '@/lib/warnings/services';
import type { Hour, Weather } from './weather';

type System = Exclude<WeatherUnits, 'auto'>;

const KM_PER_MILE = 1.609344;
const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;
const METERS_PER_KM = 1_000;

const whole = (value: number) => `${Math.round(value) + 0}`;
const short = (value: number) => (value < 5 ? value.toFixed(1).replace(/\.0$/, '') : whole(value));

/** Services stop measuring visibility at different distances. */
const UNITS = {
  us: { temperature: '°F', speed: 'mph', distance: 'mi', kmPerUnit: KM_PER_MILE, maxVisibility: 10 },
  metric: { temperature: '°C', speed: 'km/h', distance: 'km', kmPerUnit: 1, maxVisibility: 16 },
};

const toTemperature = (celsius: number, system: System) => (system === 'us' ? (celsius * 9) / 5 + 32 : celsius);
const toSpeed = (kmh: number, system: System) => kmh / UNITS[system].kmPerUnit;
const toDistance = (meters: number, system: System) => meters / METERS_PER_KM / UNITS[system].kmPerUnit;

function formatVisibility(meters: number, system: System): string {
  const distance = toDistance(meters, system);
  const { maxVisibility } = UNITS[system];
  return distance >= maxVisibility ? `${maxVisibility}+` : short(distance);
}

export function listRows({ now, next }: Weather, system: System) {
  const { temperature, speed, distance } = UNITS[system];
  const row = (label: string, unit: string, name: keyof Hour, format: (value: number) => string) => {
    const values = [now, ...next].map(({ [name]: value }) => (value === null ? '–' : format(value)));
    return { label, unit, values };
  };
  const rows = [
    row('Temp', temperature, 'temperatureC', (celsius) => `${whole(toTemperature(celsius, system))}°`),
    row('Wind', speed, 'windKmh', (kmh) => whole(toSpeed(kmh, system))),
    row('Gusts', speed, 'gustKmh', (kmh) => whole(toSpeed(kmh, system))),
    row('Precip', '', 'chance', (percent) => `${whole(percent)}%`),
    row('Visibility', distance, 'visibilityM', (meters) => formatVisibility(meters, system)),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== '–'));
}

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';

function listNow({ now: { temperatureC, windKmh } }: Weather, system: System) {
  const { speed, temperature } = UNITS[system];
  const format = (value: number, unit: string) => `${whole(value)}${NO_BREAK_SPACE}${unit}`;
  return {
    air: temperatureC === null ? '' : format(toTemperature(temperatureC, system), temperature),
    wind: windKmh === null ? '' : format(toSpeed(windKmh, system), speed),
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

/** `Over these hours: 0.1 in of precipitation, 1.2 in of snow.`, or empty. */
export function formatAmounts({ precipitationMm, snowMm }: Weather, system: System): string {
  const toText = (mm: number | null, perUnit: number, unit: string) => {
    if (mm === null || mm < TRACE_MM) return '';
    const amount = (mm / perUnit).toFixed(unit === 'in' && mm < 2 ? 2 : 1);
    return Number(amount) === 0 ? '' : `${amount} ${unit}`;
  };
  const water = system === 'us' ? toText(precipitationMm, MM_PER_INCH, 'in') : toText(precipitationMm, 1, 'mm');
  const snow = system === 'us' ? toText(snowMm, MM_PER_INCH, 'in') : toText(snowMm, MM_PER_CM, 'cm');
  const parts = [water && `${water} of precipitation`, snow && `${snow} of snow`].filter(Boolean);
  return parts.length === 0 ? '' : `Over these hours: ${parts.join(', ')}.`;
}

/** An unknown zone counts as the visitor's. */
function createFormat(timeZone: string | null, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone !== null && { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat('en-US', options);
  }
}

/** `5 PM`, in the camera's time zone. */
export function makeHourFormat(timeZone: string | null, system: System): (at: number) => string {
  const metric = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = createFormat(timeZone, system === 'us' ? { hour: 'numeric' } : metric);
  return (at) => format.format(at);
}

export function nameZone(timeZone: string | null, at: number): string {
  const parts = createFormat(timeZone, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export function describeGap(service: WeatherService, isOnline: boolean, hasFailed: boolean): string {
  if (!isOnline) return 'You’re offline. Weather appears when you reconnect.';
  const name = `${service === 'nws' ? 'the ' : ''}${SERVICE_NAMES[service]}`;
  return hasFailed ? `Weather from ${name} is unavailable right now.` : `No weather for this location from ${name}.`;
}
