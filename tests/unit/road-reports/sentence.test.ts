import { formatTime } from '@/lib/road-reports/format-time';
import { listLines, sayPass } from '@/lib/road-reports/road-lines';
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

test('a card has a line for each statement', () => {
  const said = { near: [near('Chains required (R-2)')], signs: [passed('CHAINS REQUIRED')] };
  expect(listLines(said, false).map(({ kind, text }) => [kind, text])).toEqual([
    ['other', 'Chains required (R-2) 2.0 mi ahead'],
    ['sign', 'The sign 1.0 mi ahead says: CHAINS REQUIRED'],
  ]);
});

test('a pass has one line: chain control, surface, and plow', () => {
  const readings = [
    { headline: 'Chains required (R-2)', reading: 'chains' },
    { headline: 'Ice on the road', reading: 'surface' },
    { headline: 'Snowplow', reading: 'plow' },
  ] as const;
  const found = readings.map((reading) => nearEvent(roadEvent('a', reading), 4828));
  expect(sayPass(found, false)).toBe('R-2 · ice · plow 3.0 mi ahead');
});

test.each([
  [-2, /^4:00 PM \S+$/],
  [-21, /^Mon,? 9:00 PM \S+$/],
  [30, /^Thu,? 12:00 AM \S+$/],
  [-25 * 24, /^Oct 30, 2026$/],
])('%d hours from Tuesday 6 PM reads as a time, a weekday, or a date', (hours, text) => {
  const tuesday = new Date(2026, 10, 24, 18).getTime();
  expect(formatTime(tuesday + hours * 60 * MINUTE_MS, tuesday)).toMatch(text);
});
