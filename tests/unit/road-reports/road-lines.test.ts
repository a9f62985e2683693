import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { listLines, sayPass } from '@/lib/road-reports/road-lines';
import { nearEvent, onRoad, roadEvent, roadSign } from '@/tests/support/road-reports';

const EVENT = roadEvent('caltrans-event-1', {
  ...{ source: 'caltrans', type: 'ROAD_CONDITION', reading: 'chains', headline: 'Chains required (R-2)' },
  ...{ ...onRoad('I-80', { from: 'Kingvale', direction: 'Eastbound' }), start: 1, end: 3, updated: 2 },
});
const SIGN = roadSign('caltrans-sign-1', {
  ...{ source: 'caltrans', road: 'I-80', pages: [['CHAINS REQUIRED', 'AT COLFAX'], ['USE CAUTION']] },
  ...{ since: 1, readAt: 2 },
});

test('a card has a line for each statement', () => {
  const near = [nearEvent(EVENT, 3219)];
  expect(
    listLines({ near, signs: [{ sign: SIGN, meters: 1609 }] }, false).map(({ kind, text }) => [kind, text]),
  ).toEqual([
    ['chains', 'Chains required (R-2) 2.0 mi ahead'],
    ['sign', 'The sign 1.0 mi ahead says: CHAINS REQUIRED AT COLFAX · USE CAUTION'],
  ]);
});

test('a pass has one line: chain control, surface, and plow', () => {
  const found = (event: Partial<RoadEvent>) => nearEvent({ ...EVENT, ...event }, 4828);
  const readings = [
    found({}),
    found({ reading: 'surface', headline: 'Ice on the road', surfaceC: -2 }),
    found({ reading: 'plow', headline: 'Snowplow' }),
  ];
  expect(sayPass(readings, false)).toBe('R-2 · ice · plow 3.0 mi ahead');
});
