import { sayRest, type Facts } from '@/lib/road-reports/sentence';
import type { PassedSign } from '@/lib/road-reports/sign';
import { nearEvent, roadEvent, roadSign } from '@/tests/support/road-reports';

const NOW = Date.parse('2026-11-24T22:05:00Z');
const MINUTE_MS = 60_000;
const near = (headline: string, end: number | null = null) =>
  nearEvent(roadEvent(headline, { source: 'caltrans', headline, roads: [], updated: NOW, end }), 3219);

const passed = (words: string, readAt = NOW): PassedSign => ({
  sign: roadSign(words, { source: '511nv', pages: [[words]], readAt }),
  meters: 1609,
});

const NOTHING: Facts = {
  camera: { country_code: 'us' },
  traffic: null,
  road: null,
  weather: null,
  pictureAt: null,
  formatTime: String,
};

test('a camera has one sentence, each clause until its fact ends', () => {
  const facts: Facts = {
    ...NOTHING,
    traffic: { isStopped: false, vehicles: 7, at: NOW },
    road: {
      near: [near('Chains on all vehicles (R-3)'), near('Crash', NOW + 5 * MINUTE_MS), near('Third')],
      signs: [passed('CRASH AHEAD', NOW - MINUTE_MS), passed('SECOND')],
      at: NOW,
    },
    weather: { text: '27 °F', until: NOW + 50 * MINUTE_MS },
    pictureAt: NOW,
    formatTime: (at) => new Date(at).toISOString().slice(11, 16),
  };
  expect(sayRest(facts, NOW)).toBe(
    'traffic is moving, 7 vehicles; chains on all vehicles (R-3) 2.0 mi ahead (Caltrans, 22:05); ' +
      'crash 2.0 mi ahead (Caltrans, 22:05); the sign 1.0 mi ahead says: CRASH AHEAD (NV Roads Nevada, 22:04); ' +
      '27 °F; picture from 22:05.',
  );
  const countAfter = (minutes: number) => sayRest(facts, NOW + minutes * MINUTE_MS).split('; ').length;
  expect([0.9, 1, 4.9, 5, 14.9, 15, 28.9, 29, 49.9, 50].map(countAfter)).toEqual([6, 5, 5, 4, 4, 3, 3, 2, 2, 1]);
  const stopped = { ...facts, traffic: { isStopped: true, vehicles: 1, at: NOW + 29 * MINUTE_MS } };
  expect(sayRest(stopped, NOW + 29 * MINUTE_MS)).toBe('traffic is stopped, 1 vehicle; 27 °F; picture from 22:05.');
  expect(sayRest(facts, NOW + 50 * MINUTE_MS)).toBe('picture from 22:05.');
  expect(sayRest(NOTHING, NOW)).toBe('');
});
