import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import { findRegion, isCanadian } from '@/lib/camera/regions';
import type { WeatherService } from '@/lib/warnings/services';

/** Celsius, km/h, percent, and meters; null if unknown. */
export interface Hour {
  readonly at: number;
  readonly temperatureC: number | null;
  readonly windKmh: number | null;
  readonly gustKmh: number | null;
  readonly chance: number | null;
  readonly visibilityM: number | null;
}

export interface Weather {
  readonly now: Hour;
  readonly next: readonly Hour[];
  /** Total of the hours shown, snow melted. */
  readonly precipitationMm: number | null;
  readonly snowMm: number | null;
}

export interface Forecast {
  readonly at: (now: number) => Weather | null;
  /** IANA name; null means the visitor's. */
  readonly timeZone: string | null;
  readonly town: { readonly name: string; readonly km: number } | null;
}

export const HOUR_MS = 3_600_000;
export const NEXT_HOURS = 6;

export const WEATHER_SERVICES = {
  nws: { url: 'https://www.weather.gov', address: 'https://api.weather.gov' },
  eccc: { url: 'https://weather.gc.ca', address: 'https://api.weather.gc.ca' },
} as const;

export interface WeatherPlace extends Point {
  readonly service: WeatherService;
  /** Base URL of the service or its simulation. */
  readonly address: string;
}

type Placed = Pick<Camera, 'lat' | 'lng' | 'state' | 'country_code'> & { readonly isDemo?: boolean | undefined };

export function findWeatherPlace(camera: Placed): WeatherPlace | null {
  const { lat, lng } = camera;
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  const service = isInCanada(camera) ? 'eccc' : 'nws';
  const address = camera.isDemo === true ? `/demo/weather/${service}` : WEATHER_SERVICES[service].address;
  return { lat, lng, service, address };
}

export function isInCanada({ state, country_code }: Pick<Camera, 'state' | 'country_code'>): boolean {
  const region = findRegion(state ?? '');
  return region === undefined ? country_code === 'ca' : isCanadian(region);
}
