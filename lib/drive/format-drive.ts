const METERS = { mi: 1609.344, km: 1000 } as const;
const SECONDS_PER_MINUTE = 60;
/** Ours is a guess at free flow: it pretends no more. */
const TOTAL_STEP_MIN = 5;

export type LengthUnit = keyof typeof METERS;

/** Kilometers where a drive stays in Canada. */
export function unitOf(places: readonly { readonly country: 'US' | 'CA' }[]): LengthUnit {
  return places.length > 0 && places.every(({ country }) => country === 'CA') ? 'km' : 'mi';
}

const inUnits = (meters: number, unit: LengthUnit) => Math.round(meters / METERS[unit]).toLocaleString('en-US');

/** `290 mi` */
export const formatLength = (meters: number, unit: LengthUnit) => `${inUnits(meters, unit)} ${unit}`;

/** `No cameras for 42 miles` */
export function formatGap(meters: number, unit: LengthUnit): string {
  return `No cameras for ${inUnits(meters, unit)} ${unit === 'km' ? 'kilometers' : 'miles'}`;
}

function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** `about 4 h 20 min` */
export function formatDuration(seconds: number): string {
  const steps = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE / TOTAL_STEP_MIN));
  return `about ${formatMinutes(steps * TOTAL_STEP_MIN)}`;
}

/** `mile 12` @param step of the figure */
export function formatMark(meters: number, unit: LengthUnit, step = 1): string {
  const mark = step * Math.floor(Math.round(meters / METERS[unit]) / step);
  return `${unit === 'km' ? 'km' : 'mile'} ${mark.toLocaleString('en-US')}`;
}

/** `mile 12 · about 14 min in` */
export function formatPassing({ meters, seconds }: { meters: number; seconds: number }, unit: LengthUnit): string {
  const minutes = formatMinutes(Math.round(seconds / SECONDS_PER_MINUTE));
  return `${formatMark(meters, unit)} · about ${minutes} in`;
}
