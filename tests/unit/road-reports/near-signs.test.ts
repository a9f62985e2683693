import { findAlong } from '@/lib/road-reports/along-drive';
import { describeSign, findNear } from '@/lib/road-reports/near-camera';
import { RoadIndex, type CameraPlace } from '@/lib/road-reports/road-index';
import type { Sign } from '@/lib/road-reports/sign-schema';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const MILES_PER_DEGREE = 50.6;

/** @param east miles from the camera, which is at 43, -76 */
const sign = (id: string, east: number, overrides: Partial<Sign> = {}): Sign => ({
  ...{ id, source: '511ny', road: 'I-90', direction: 'Eastbound', lat: 43, lng: -76 + east / MILES_PER_DEGREE },
  ...{ pages: [[`CRASH AT ${id}`]], minutes: [], since: NOW, readAt: NOW },
  ...overrides,
});

const CAMERA: CameraPlace = {
  ...{ lat: 43, lng: -76, roadway: 'I-90', road: null, location: 'I-90 at Exit 40', direction: 'Eastbound' },
};

const ahead = (signs: readonly Sign[], camera: Partial<CameraPlace> = {}, now = NOW) =>
  findNear({ ...CAMERA, ...camera }, new RoadIndex([], signs), now).signs;
const idsOf = (...args: Parameters<typeof ahead>) => ahead(...args).map((found) => found.sign.id);

test('an open camera has the signs ahead on its own road and in its own direction, within ten miles', () => {
  const signs = [
    sign('2', 2),
    sign('behind', -2),
    sign('far', 10.5),
    sign('other road', 3, { road: 'NY 5' }),
    sign('other way', 3, { direction: 'Westbound' }),
    sign('both', 5, { direction: 'Both Directions' }),
    sign('here', -0.1),
  ];
  expect(idsOf(signs)).toEqual(['here', '2', 'both']);
  expect(idsOf([sign('west', -2, { direction: 'Westbound' })], { direction: 'Westbound' })).toEqual(['west']);
  expect(ahead(signs).map(({ meters }) => describeSign(meters, false))).toEqual([
    'The sign here says:',
    'The sign 2.0 mi ahead says:',
    'The sign 5.0 mi ahead says:',
  ]);
});

test('three at most: news before minutes, then the nearest, and one text once', () => {
  const minutes = { pages: [['TROY 9 MIN']], minutes: [{ to: 'TROY', low: 9, high: 9 }] };
  const twice = { pages: [['FOG AHEAD']] };
  const signs = [
    sign('a', 1, minutes),
    sign('b', 2, twice),
    sign('c', 3, twice),
    sign('d', 4),
    sign('e', 6),
    sign('f', 7),
  ];
  expect(idsOf(signs)).toEqual(['b', 'd', 'e']);
  expect(idsOf(signs.slice(0, 4))).toEqual(['b', 'd', 'a']);
});

test('a message that was not confirmed for half an hour is gone', () => {
  expect(idsOf([sign('a', 2)], {}, NOW + 29 * MINUTE_MS)).toEqual(['a']);
  expect(idsOf([sign('a', 2)], {}, NOW + 30 * MINUTE_MS)).toEqual([]);
});

test('a drive passes the signs of its road and direction in order', () => {
  const at = (east: number, meters: number) => ({ lat: 43, lng: -76 + east / MILES_PER_DEGREE, meters });
  const line = [at(0, 0), at(20, 32_187)];
  const legs = [{ name: 'I-90', from: 0, to: 32_187 }];
  const signs = [
    sign('far', 12),
    sign('near', 3),
    sign('back', 5, { direction: 'Westbound' }),
    sign('off', 6, { road: 'I-81' }),
  ];
  const along = findAlong({ line, legs }, new RoadIndex([], signs), NOW).signs;
  expect(along.map((found) => [found.sign.id, Math.round(found.meters / 1609)])).toEqual([
    ['near', 3],
    ['far', 12],
  ]);
});
