/** Ascending. */
export const SEVERITIES = ['minor', 'moderate', 'severe', 'extreme'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SERVICES = ['nws', 'eccc'] as const;
export type WeatherService = (typeof SERVICES)[number];

export const SERVICE_NAMES: Readonly<Record<WeatherService, string>> = {
  nws: 'National Weather Service',
  eccc: 'Environment and Climate Change Canada',
};
