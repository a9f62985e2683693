import type { Point } from './point';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS_OF_YEAR = 365.25;
/** From the winter solstice to New Year. */
const SOLSTICE_DAYS = 10;
const AXIAL_TILT_DEGREES = 23.44;
const DEGREES_PER_HOUR = 15;
const RADIANS = Math.PI / 180;

/** The sun's radius and refraction. */
export const SUNSET_DEGREES = -0.83;

/** Elevation of the sun, accurate to about two degrees. @param timeMs epoch milliseconds */
export function getSunDegrees({ lat, lng }: Point, timeMs: number): number {
  const day = ((timeMs / DAY_MS) % DAYS_OF_YEAR) + SOLSTICE_DAYS;
  const declination = -AXIAL_TILT_DEGREES * Math.cos((2 * Math.PI * day) / DAYS_OF_YEAR) * RADIANS;
  const solarHour = ((timeMs % DAY_MS) / HOUR_MS + lng / DEGREES_PER_HOUR + 24) % 24;
  const hourAngle = (solarHour - 12) * DEGREES_PER_HOUR * RADIANS;
  const north = lat * RADIANS;
  const sine = Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}
