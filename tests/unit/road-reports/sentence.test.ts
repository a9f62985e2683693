import { listClauses, say, type Clause, type Facts } from '@/lib/road-reports/sentence';
import type { PassedSign } from '@/lib/road-reports/sign';
import { nearEvent, roadEvent, roadSign } from '@/tests/support/road-reports';
import { fc } from '@/tests/support/seeded-fast-check';

const NOW = Date.parse('2026-11-24T22:05:00Z');
const MINUTE_MS = 60_000;
const formatTime = (at: number) => `T${at}`;
const CAMERA = { location: 'I-80 East at Donner Summit', source: 'caltrans', country_code: 'us' } as const;

const near = (headline: string, end: number | null = null) =>
  nearEvent(roadEvent(headline, { source: 'caltrans', headline, roads: [], updated: NOW, end }), 3219);

const passed = (words: string, readAt = NOW): PassedSign => ({
  sign: roadSign(words, { source: '511nv', pages: [[words]], readAt }),
  meters: 1609,
});

const NOTHING: Facts = { camera: CAMERA, traffic: null, road: null, weather: null, pictureAt: null, formatTime };

test('a camera has one sentence, each clause with its source and its end', () => {
  const facts: Facts = {
    ...NOTHING,
    traffic: { isStopped: false, vehicles: 7, at: NOW },
    road: { near: [near('Chains on all vehicles (R-3)')], signs: [passed('CRASH AHEAD')], at: NOW },
    weather: { text: '27 °F', service: 'National Weather Service', until: NOW + 50 * MINUTE_MS },
    pictureAt: NOW,
    formatTime: (at) => new Date(at).toISOString().slice(11, 16),
  };
  expect(say(facts, NOW)).toBe(
    'I-80 East at Donner Summit: traffic moves, 7 vehicles; chains on all vehicles (R-3) 2.0 mi ahead (Caltrans, 22:05); ' +
      'the sign 1.0 mi ahead says: CRASH AHEAD (NV Roads Nevada, 22:05); 27 °F; picture of 22:05.',
  );
  expect(listClauses(facts).map(({ source }) => source)).toEqual([
    ...['caltrans', 'AI', 'caltrans', '511nv', 'National Weather Service', 'caltrans'],
  ]);
  expect(say(facts, NOW + 60 * MINUTE_MS)).toBe('I-80 East at Donner Summit: picture of 22:05.');
  expect(say(NOTHING, NOW)).toBe('I-80 East at Donner Summit.');
});

const age = fc.integer({ min: 0, max: 90 }).map((minutes) => NOW - minutes * MINUTE_MS);
const later = fc.option(fc.integer({ min: -30, max: 90 }).map((minutes) => NOW + minutes * MINUTE_MS));
const FACTS: fc.Arbitrary<Facts> = fc.record({
  camera: fc.constant(CAMERA),
  traffic: fc.option(fc.record({ isStopped: fc.boolean(), vehicles: fc.integer({ min: 1, max: 9 }), at: age })),
  road: fc.option(
    fc.record({
      near: fc.array(later, { maxLength: 3 }).map((ends) => ends.map((end, at) => near(`Event ${at}`, end))),
      signs: fc.array(age, { maxLength: 3 }).map((ages) => ages.map((readAt, at) => passed(`SIGN ${at}`, readAt))),
      at: age,
    }),
  ),
  weather: fc.option(
    fc.record({ text: fc.constant('27 °F'), service: fc.constant('NWS'), until: later.map((at) => at ?? NOW) }),
  ),
  pictureAt: fc.option(age),
  formatTime: fc.constant(formatTime),
});

/** Words that only this fact explains, its source, and its end. */
type Known = readonly [words: string, source: string, end: number];

const listFacts = ({ traffic, road, weather, pictureAt }: Facts): Known[] => [
  [CAMERA.location, 'caltrans', Infinity],
  ...[traffic ?? []].flat().map(({ isStopped, vehicles, at }): Known => {
    return [`traffic ${isStopped ? 'is stopped' : 'moves'}, ${vehicles} vehicle`, 'AI', at + MINUTE_MS];
  }),
  ...(road?.near ?? []).map(({ event: { headline, end } }): Known => {
    return [headline.toLowerCase(), 'caltrans', Math.min(end ?? Infinity, Number(road?.at) + 15 * MINUTE_MS)];
  }),
  ...(road?.signs ?? []).map(({ sign }): Known => [sign.id, '511nv', sign.readAt + 30 * MINUTE_MS]),
  ...[weather ?? []].flat().map(({ text, until }): Known => [text, 'NWS', until]),
  ...(pictureAt === null ? [] : [[`picture of T${pictureAt}`, 'caltrans', Infinity] as const]),
];

test('every clause of a hundred random sentences is a fact, and none outlives its fact', () => {
  fc.assert(
    fc.property(FACTS, (facts) => {
      const known = listFacts(facts);
      const clauses = listClauses(facts);
      const isKnown = ({ text, source, until }: Clause) =>
        known.some(([words, owner, end]) => text.includes(words) && owner === source && end === until);
      const sentence = say(facts, NOW);
      const wrong = clauses.filter(({ text, until }) => sentence.includes(text) !== NOW < until);
      expect({ untraced: clauses.filter((clause) => !isKnown(clause)), wrong }).toEqual({ untraced: [], wrong: [] });
    }),
    { numRuns: 100 },
  );
});
