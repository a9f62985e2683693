import { createSetting } from './settings';

export const WEATHER_UNITS = ['auto', 'us', 'metric'] as const;

/** `auto` follows the country of the camera. */
export type WeatherUnits = (typeof WEATHER_UNITS)[number];

export const weatherUnitsSetting = createSetting<WeatherUnits>(
  'weatherUnits',
  (text) => WEATHER_UNITS.find((units) => units === text) ?? 'auto',
);
