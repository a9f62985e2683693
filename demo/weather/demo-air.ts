import type { DemoSite } from '../network/demo-site';
import { createRandom } from '../random';
import type { Weather } from '../scenes/scene';

export interface Air {
  readonly temperatureC: number;
  readonly windKmh: number;
  readonly chance: number;
  readonly visibilityM: number;
  /** Water of an hour. */
  readonly wetMm: number;
  readonly snowMm: number;
}

/** At 6 in the morning, without what differs from place to place. */
const AIR: Readonly<Record<Weather, Air>> = {
  clear: { temperatureC: 8, windKmh: 14, chance: 4, visibilityM: 16_093, wetMm: 0, snowMm: 0 },
  rain: { temperatureC: 6, windKmh: 26, chance: 84, visibilityM: 6_400, wetMm: 1.4, snowMm: 0 },
  snow: { temperatureC: -7, windKmh: 34, chance: 92, visibilityM: 800, wetMm: 0.9, snowMm: 11 },
  fog: { temperatureC: 3, windKmh: 5, chance: 12, visibilityM: 240, wetMm: 0, snowMm: 0 },
};
/** Between morning and afternoon. */
const DAY_SWING_C = 5;

/** @param hour of the day in UTC */
export function airAt({ city, lng }: DemoSite, weather: Weather, hour: number): Air {
  const air = AIR[weather];
  const random = createRandom(`weather ${city} ${hour}`);
  const sun = (1 - Math.cos(((hour + lng / 15 - 3) / 24) * 2 * Math.PI)) / 2;
  return {
    ...air,
    temperatureC: Math.round((air.temperatureC + DAY_SWING_C * sun + random.between(-0.6, 0.6)) * 10) / 10,
    windKmh: Math.round(air.windKmh * random.between(0.8, 1.25)),
  };
}
