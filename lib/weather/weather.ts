import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/camera/point';
import { findRegion, REGIONS } from '@/lib/camera/regions';

/** Celsius, km/h, percent, and meters; null where the service says nothing. */
export interface Hour {
  /** When it begins, epoch milliseconds. */
  readonly at: number;
  readonly temperatureC: number | null;
  readonly windKmh: number | null;
  readonly gustKmh: number | null;
  /** Of precipitation. */
  readonly chance: number | null;
  readonly visibilityM: number | null;
}

export interface Weather {
  /** What a station saw, or the forecast for this hour. */
  readonly now: Hour;
  readonly next: readonly Hour[];
  /** Water of the hours shown, snow melted. */
  readonly precipitationMm: number | null;
  readonly snowMm: number | null;
}

/** What a service said, for any time it covers; null beyond. */
export interface Forecast {
  readonly at: (now: number) => Weather | null;
  /** IANA name; null leaves the visitor's own. */
  readonly timeZone: string | null;
  /** The town the weather is of, where the service knows only towns. */
  readonly town: { readonly name: string; readonly km: number } | null;
}

export const HOUR_MS = 3_600_000;
export const NEXT_HOURS = 6;

/** National Weather Service, and Environment and Climate Change Canada. */
export type WeatherService = 'nws' | 'eccc';

export const WEATHER_SERVICES = {
  nws: { name: 'National Weather Service', url: 'https://www.weather.gov', address: 'https://api.weather.gov' },
  eccc: {
    name: 'Environment and Climate Change Canada',
    url: 'https://weather.gc.ca',
    address: 'https://api.weather.gc.ca',
  },
} as const satisfies Record<WeatherService, { name: string; url: string; address: string }>;

export interface WeatherPlace extends Point {
  readonly service: WeatherService;
  /** Of the service, or of its simulation in the demo network. */
  readonly address: string;
}

type Placed = Pick<Camera, 'lat' | 'lng' | 'state' | 'country_code'> & { readonly isDemo?: boolean | undefined };

/** Null for a camera without a point. */
export function findWeatherPlace(camera: Placed): WeatherPlace | null {
  const { lat, lng } = camera;
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  const service = isInCanada(camera) ? 'eccc' : 'nws';
  const address = camera.isDemo === true ? `/demo/weather/${service}` : WEATHER_SERVICES[service].address;
  return { lat, lng, service, address };
}

export function isInCanada({ state, country_code }: Pick<Camera, 'state' | 'country_code'>): boolean {
  const region = findRegion(state ?? '');
  return region === undefined ? country_code === 'ca' : REGIONS[region].country === 'CA';
}
