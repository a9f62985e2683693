import { METERS_PER_MILE, type Point } from '@/lib/geo/point';
import { formatRoad } from '@/lib/roads/road';
import type { DriveFailure } from './find-drive';
import type { Trip } from './trip';

const METERS = { mi: METERS_PER_MILE, km: 1000 } as const;
const SECONDS_PER_MINUTE = 60;
/** Free-flow estimates are not more precise. */
const TOTAL_STEP_MIN = 5;

export type LengthUnit = keyof typeof METERS;

export function unitOf(stops: readonly { readonly country: 'US' | 'CA' }[]): LengthUnit {
  return stops.length > 0 && stops.every(({ country }) => country === 'CA') ? 'km' : 'mi';
}

const inUnits = (meters: number, unit: LengthUnit) => Math.round(meters / METERS[unit]).toLocaleString('en-US');

export const formatLength = (meters: number, unit: LengthUnit) => `${inUnits(meters, unit)} ${unit}`;

export function formatGap(meters: number, unit: LengthUnit): string {
  return `No cameras for ${inUnits(meters, unit)} ${unit === 'km' ? 'kilometers' : 'miles'}`;
}

function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 && hours > 0 ? [] : [`${minutes % 60} min`];
  return [...(hours === 0 ? [] : [`${hours} h`]), ...rest].join(' ');
}

function formatDuration(seconds: number): string {
  const steps = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE / TOTAL_STEP_MIN));
  return `about ${formatMinutes(steps * TOTAL_STEP_MIN)}`;
}

/** `mile 12`, rounded down to a multiple of `step` */
export function formatMark(meters: number, unit: LengthUnit, step = 1): string {
  const mark = step * Math.floor(Math.round(meters / METERS[unit]) / step);
  return `${unit === 'km' ? 'km' : 'mile'} ${mark.toLocaleString('en-US')}`;
}

/** `mile 12 · about 14 min in` */
export function formatPassing({ meters, seconds }: { meters: number; seconds: number }, unit: LengthUnit): string {
  if (meters < METERS[unit] / 2) return 'at the start';
  const minutes = formatMinutes(Math.round(seconds / SECONDS_PER_MINUTE));
  return `${formatMark(meters, unit)} · about ${minutes} in`;
}

const MIN_SHARE = 0.12;
const MAX_NAMES = 3;

export function nameRoute({ legs, meters }: Trip): string {
  const lengths = new Map<string, number>();
  for (const { road, from, to } of legs) lengths.set(road, (lengths.get(road) ?? 0) + to - from);
  const longest = [...lengths].sort(([, a], [, b]) => b - a).slice(0, MAX_NAMES);
  const named = new Set(longest.filter(([, length]) => length >= MIN_SHARE * meters).map(([road]) => road));
  const names = [...lengths.keys()].filter((road) => named.has(road)).map(formatRoad);
  return names.length === 0 ? 'Local roads' : new Intl.ListFormat('en-US').format(names);
}

/** `290 mi · about 4 h 20 min · 120 cameras · longest gap 42 mi` */
export function describeRoute({ meters, seconds, gaps }: Trip, cameras: number, unit: LengthUnit): string {
  const longest = Math.max(0, ...gaps.map(({ from, to }) => to - from));
  return [
    formatLength(meters, unit),
    formatDuration(seconds),
    `${cameras} ${cameras === 1 ? 'camera' : 'cameras'}`,
    ...(longest === 0 ? [] : [`longest gap ${formatLength(longest, unit)}`]),
  ].join(' · ');
}

export function toNavigationUrl(stops: readonly Point[]): string {
  const [from, ...rest] = stops.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`);
  const to = rest.pop();
  const search = new URLSearchParams({ api: '1', travelmode: 'driving', origin: from ?? '', destination: to ?? '' });
  if (rest.length > 0) search.set('waypoints', rest.join('|'));
  return `https://www.google.com/maps/dir/?${search}`;
}

const FAILURES: Readonly<Record<Exclude<DriveFailure['reason'], 'unknown-stops'>, string>> = {
  'no-route': 'No route with cameras connects these places.',
  'too-large': 'This file is larger than 5 MB.',
  'too-many-points': 'This file has more than 200,000 points.',
  'unknown-format': 'This isn’t a GPX or GeoJSON file.',
  'invalid-gpx': 'This isn’t a valid GPX file.',
  'invalid-geojson': 'This isn’t a valid GeoJSON file.',
  'invalid-coordinates': 'This file contains invalid coordinates.',
  'no-track': 'This file has no track or route.',
};

const areSame = ([first, ...others]: readonly Point[]) =>
  first !== undefined && others.every(({ lat, lng }) => lat === first.lat && lng === first.lng);

export function describeFailure({ reason, unknown, stops }: DriveFailure): string {
  if (reason === 'unknown-stops')
    return `We couldn’t find ${new Intl.ListFormat('en-US').format(unknown.map((text) => `“${text}”`))}.`;
  return reason === 'no-route' && areSame(stops) ? 'All stops are in the same place.' : FAILURES[reason];
}
