import type { Sign } from '@/lib/road-reports/sign-schema';
import { describeSlower, sumDelay } from '@/lib/road-reports/sign';
import {
  findUsual,
  parseHistory,
  readSigns,
  recordMinutes,
  type MinutesHistory,
  type UsualFile,
} from '@/lib/road-reports/usual-minutes';
import { roadSign } from '@/tests/support/road-reports';

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;
const NOW = 100 * WEEK_MS + 40 * HOUR_MS;

const sign = (low: number, high: number | null = low): Sign =>
  roadSign('511fl-sign-1', { minutes: [{ to: 'AIRPORT', low, high }], since: NOW, readAt: NOW });

/** One list a week at this hour, oldest first, up to the week before now. */
const weeksOf = (...minutes: readonly number[]): MinutesHistory =>
  minutes.reduce(
    (history, value, at) => recordMinutes(history, [sign(value)], NOW - (minutes.length - at) * WEEK_MS),
    parseHistory(''),
  );

const slowerOf = (said: Sign, usual: UsualFile | null, now: number) =>
  readSigns({ signs: [said] }, usual, now).flatMap(({ slower = [] }) => slower);

interface Case {
  readonly before: readonly number[];
  readonly today: Sign;
  readonly later?: number;
  readonly said?: string[];
}

const SLOWER = ['AIRPORT: 18 min, usually 12 at this hour'];

test.each<[string, Case]>([
  ['slower than three weeks before', { before: [12, 11, 30], today: sign(18), said: SLOWER }],
  ['a range counts by its middle', { before: [12, 12], today: sign(17, 19), said: SLOWER }],
  ['one week is too thin', { before: [12], today: sign(18) }],
  ['as usual', { before: [16, 17], today: sign(18) }],
  [
    'a quarter and three minutes more',
    { before: [12, 12], today: sign(15), said: ['AIRPORT: 15 min, usually 12 at this hour'] },
  ],
  ['less than a quarter more is nothing', { before: [20, 20], today: sign(24) }],
  ['two minutes more are nothing', { before: [4, 4], today: sign(6) }],
  ['another hour is not known', { before: [12, 12], today: sign(18), later: HOUR_MS }],
  ['more than six weeks ago is forgotten', { before: [12, 12], today: sign(18), later: 6 * WEEK_MS }],
  ['a bound has no middle', { before: [12, 12], today: sign(18, null) }],
])('%s', (_, { before, today, later = 0, said = [] }) => {
  const history = recordMinutes(weeksOf(...before), [today], NOW + later);
  expect(slowerOf(today, findUsual(history, [today], NOW + later), NOW + later).map(describeSlower)).toEqual(said);
});

test.each([
  [
    'the end of summer time',
    'Nov 4 2026 17:00 EST',
    ['Oct 14 2026 17:00 EDT', 'Oct 21 2026 17:00 EDT', 'Oct 28 2026 17:00 EDT'],
  ],
  ['its start', 'Mar 14 2027 19:00 EDT', ['Feb 28 2027 19:00 EST', 'Mar 7 2027 19:00 EST']],
])('after %s, the usual minutes are of the same hour on the clock', (_, now, before) => {
  const history = before.reduce((known, time) => recordMinutes(known, [sign(12)], Date.parse(time)), parseHistory(''));
  expect(Object.values(findUsual(history, [sign(18)], Date.parse(now)).usual)).toEqual([12]);
});

test('the file of a stopped sync shows nothing, and a damaged history starts over', () => {
  const file = findUsual(weeksOf(12, 12), [sign(18)], NOW);
  expect(slowerOf(sign(18), file, NOW + 3 * HOUR_MS)).toEqual([]);
  expect(slowerOf(sign(18), null, NOW)).toEqual([]);
  const far = { to: 'AIRPORT', via: 'I-4', miles: 9 };
  const said = { ...sign(18), minutes: [{ ...far, low: 17, high: 19 }] };
  const usual = { hour: NOW, usual: { '511fl-sign-1|AIRPORT|I-4': 12, '511fl-sign-1|AIRPORT|': 5 } };
  expect(slowerOf(said, usual, NOW + 2 * HOUR_MS)).toEqual([{ ...far, now: 18, usual: 12 }]);
  expect(parseHistory('{"week":1,"minutes":{"a":{"5":[9999]}}}')).toEqual({ week: 0, minutes: {} });
});

test('at most 1,100 of 1,200 destinations are stored', () => {
  const signs = Array.from({ length: 1_200 }, (_, at) => ({ ...sign(18), id: `511fl-sign-${at}` }));
  expect(Object.keys(recordMinutes(parseHistory(''), signs, NOW).minutes)).toHaveLength(1_100);
});

test('a drive’s delay counts each stretch on its signs once, and only as far as the drive goes', () => {
  const at = (mile: number, miles: number, more: object = {}) => {
    const slower = [{ to: 'AIRPORT', now: 18, usual: 12, miles, ...more }];
    return { sign: { ...sign(18), slower }, meters: mile * 1609.344 };
  };
  const length = 40 * 1609.344;
  expect(sumDelay([at(1, 10), at(5, 6), at(12, 8)], length)).toBe(12);
  const both = at(1, 10);
  both.sign.slower.unshift({ to: 'MALL', now: 30, usual: 20, miles: 2 });
  expect(sumDelay([both], length)).toBe(6);
  expect(sumDelay([at(35, 10), at(1, 9, { via: 'I-64' }), at(1, 0)], length)).toBe(0);
});
