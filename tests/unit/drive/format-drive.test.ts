import {
  describeFailure,
  describeRoute,
  formatGap,
  formatMark,
  formatPassing,
  nameRoute,
  toNavigationUrl,
  unitOf,
} from '@/lib/drive/format-drive';
import type { Trip } from '@/lib/drive/trip';
import { METERS_PER_MILE } from '@/lib/geo/point';

const MILE = METERS_PER_MILE;

/** By road and its miles, in driving order. */
function tripOf(...roads: readonly (readonly [road: string, miles: number])[]): Trip {
  let meters = 0;
  const legs = roads.map(([road, miles]) => ({ road, from: meters, to: (meters += miles * MILE) }));
  return { legs, meters, groups: [], gaps: [], seconds: 0, detour: 1, trust: 'likely', line: [] };
}

test('a route is named by its three longest roads in driving order, unless they are an eighth of it at most', () => {
  const many = tripOf(['sr:5@NY', 30], ['i:90', 50], ['i:81', 29], ['us:20', 40], ['i:90', 50]);
  expect(nameRoute(many)).toBe('NY-5, I-90, and US-20');
  expect(nameRoute(tripOf(['i:90', 88], ['i:81', 12]))).toBe('I-90 and I-81');
  expect(nameRoute(tripOf(['i:90', 89], ['i:81', 11]))).toBe('I-90');
  expect(nameRoute(tripOf())).toBe('Local roads');
});

test('a route says its length, time, cameras, and longest gap in the units of its country', () => {
  const gaps = [10, 42, 20].map((miles) => ({ from: 5 * MILE, to: (5 + miles) * MILE }));
  const trip = { ...tripOf(['i:90', 1_290.4]), seconds: 260 * 60 + 149, gaps };
  expect(describeRoute(trip, 120, 'mi')).toBe('1,290 mi · about 4 h 20 min · 120 cameras · longest gap 42 mi');
  expect(describeRoute({ ...trip, seconds: 4 * 3_600 }, 1, 'km')).toBe(
    '2,077 km · about 4 h · 1 camera · longest gap 68 km',
  );
  expect(describeRoute(tripOf(['i:90', 1]), 0, 'mi')).toBe('1 mi · about 5 min · 0 cameras');
  expect([formatGap(42 * MILE, 'mi'), formatGap(42_000, 'km')]).toEqual([
    ...['No cameras for 42 miles', 'No cameras for 42 kilometers'],
  ]);
  const units = [[], ['CA'], ['CA', 'US'], ['CA', 'CA']].map((list) =>
    unitOf(list.map((country) => ({ country: country as 'US' }))),
  );
  expect(units).toEqual(['mi', 'km', 'mi', 'km']);
});

test('a camera says how far and how long from the start', () => {
  const say = (miles: number, minutes: number) =>
    (['mi', 'km'] as const).map((unit) => formatPassing({ meters: miles * MILE, seconds: minutes * 60 }, unit));
  expect(say(0.3, 1)).toEqual(['at the start', 'at the start']);
  expect(say(0.5, 1)).toEqual(['mile 1 · about 1 min in', 'km 1 · about 1 min in']);
  expect(say(1_012.4, 60)).toEqual(['mile 1,012 · about 1 h in', 'km 1,629 · about 1 h in']);
  expect([14, 15].map((miles) => formatMark(miles * MILE, 'mi', 5))).toEqual(['mile 10', 'mile 15']);
});

test('a drive opens in a navigation app with its stops on the way', () => {
  const stops = [42.886, 43.05, 42.6526].map((lat) => ({ lat, lng: -78.878123 }));
  const search = (url: string) => Object.fromEntries(new URL(url).searchParams);
  const ends = { api: '1', travelmode: 'driving', origin: '42.88600,-78.87812', destination: '42.65260,-78.87812' };
  expect(search(toNavigationUrl(stops))).toEqual({ ...ends, waypoints: '43.05000,-78.87812' });
  expect(search(toNavigationUrl([stops[0]!, stops[2]!]))).toEqual(ends);
});

test('a failure names the stops that are unknown, or says its reason', () => {
  const fail = { ok: false, stops: [], unknown: ['Brigadoon', 'x'], hasRouterFailed: false } as const;
  expect(describeFailure({ ...fail, reason: 'unknown-stops' })).toBe('We couldn’t find “Brigadoon” and “x”.');
  const here = { lat: 42.65, lng: -73.75, name: 'Albany, NY', country: 'US' as const };
  expect(describeFailure({ ...fail, reason: 'no-route', stops: [here, here] })).toBe(
    'All stops are in the same place.',
  );
  expect(describeFailure({ ...fail, reason: 'no-track' })).toBe('This file has no track or route.');
});
