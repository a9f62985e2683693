import { listClauses, sayRest, type Facts } from '@/lib/road-reports/sentence';
import type { PassedSign } from '@/lib/road-reports/sign';
import { nearEvent, roadEvent, roadSign } from '@/tests/support/road-reports';

const NOW = Date.parse('2026-11-24T22:05:00Z');
const MINUTE_MS = 60_000;
const CAMERA = { source: 'caltrans', country_code: 'us' } as const;

const near = (headline: string, end: number | null = null) =>
  nearEvent(roadEvent(headline, { source: 'caltrans', headline, roads: [], updated: NOW, end }), 3219);

const passed = (words: string, readAt = NOW): PassedSign => ({
  sign: roadSign(words, { source: '511nv', pages: [[words]], readAt }),
  meters: 1609,
});

const NOTHING: Facts = {
  camera: CAMERA,
  traffic: null,
  road: null,
  weather: null,
  pictureAt: null,
  formatTime: String,
};

test('a camera has one sentence, each clause with its source, until its fact ends', () => {
  const facts: Facts = {
    ...NOTHING,
    traffic: { isStopped: false, vehicles: 7, at: NOW },
    road: {
      near: [near('Chains on all vehicles (R-3)'), near('Crash', NOW + 5 * MINUTE_MS), near('Third')],
      signs: [passed('CRASH AHEAD', NOW - MINUTE_MS), passed('SECOND')],
      at: NOW,
    },
    weather: { text: '27 °F', service: 'National Weather Service', until: NOW + 50 * MINUTE_MS },
    pictureAt: NOW,
    formatTime: (at) => new Date(at).toISOString().slice(11, 16),
  };
  expect(sayRest(facts, NOW)).toBe(
    'traffic is moving, 7 vehicles; chains on all vehicles (R-3) 2.0 mi ahead (Caltrans, 22:05); ' +
      'crash 2.0 mi ahead (Caltrans, 22:05); the sign 1.0 mi ahead says: CRASH AHEAD (NV Roads Nevada, 22:04); ' +
      '27 °F; picture from 22:05.',
  );
  const minutesLeft = (until: number) => (until - NOW) / MINUTE_MS;
  expect(listClauses(facts).map(({ source, until }) => [source, minutesLeft(until)])).toEqual([
    ['AI', 1],
    ['caltrans', 15],
    ['caltrans', 5],
    ['511nv', 29],
    ['National Weather Service', 50],
    ['caltrans', Infinity],
  ]);
  const stopped = { ...facts, traffic: { isStopped: true, vehicles: 1, at: NOW + 29 * MINUTE_MS } };
  expect(sayRest(stopped, NOW + 29 * MINUTE_MS)).toBe('traffic is stopped, 1 vehicle; 27 °F; picture from 22:05.');
  expect(sayRest(facts, NOW + 50 * MINUTE_MS)).toBe('picture from 22:05.');
  expect(sayRest(NOTHING, NOW)).toBe('');
});
