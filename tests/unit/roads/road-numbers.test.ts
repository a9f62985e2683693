import { foldText } from '@/lib/core/fold-text';
import { roadSpellings, findRoads, unifyRoads } from '@/lib/roads/road-numbers';

test.each([
  ['I-95', 'i95'],
  ['I 95', 'i95'],
  ['Interstate 95', 'i95'],
  ['US-1', 'us1'],
  ['U.S. 1', 'us1'],
  ['US Route 1', 'us1'],
  ['US Hwy 1', 'us1'],
  ['SR-520', 'sr520'],
  ['State Route 520', 'sr520'],
  ['WA-520', 'wa520'],
  ['OR-217', 'or217'],
  ['Highway 401', 'hwy401'],
  ['CR 12', 'cr12'],
])('%s is read as %s', (written, plain) => {
  expect(unifyRoads(foldText(written))).toBe(plain);
});

test('roads are found within a text, but not words that look like them', () => {
  expect(unifyRoads('ramp to i-95 n at us 1')).toBe('ramp to i95 n at us1');
  expect(findRoads('hawaii 9 at exit 5, lane 12345 in 5 mi or 6')).toEqual([]);
});

test("a state's road also goes by the state's code", () => {
  expect(roadSpellings({ network: 'sr', number: '520' }, 'wa')).toEqual(['sr520', 'hwy520', 'wa520']);
  expect(roadSpellings({ network: 'wa', number: '520' }, '')).toEqual(['sr520', 'hwy520', 'wa520']);
  expect(roadSpellings({ network: 'i', number: '95' }, 'ny')).toEqual(['i95', 'hwy95']);
  expect(roadSpellings({ network: 'cr', number: '5' }, 'fl')).toEqual(['cr5']);
});
