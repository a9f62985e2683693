import { describeAlong, findAlong, type DriveLine } from '@/lib/road-reports/along-drive';
import { RoadIndex } from '@/lib/road-reports/road-index';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { encodePolyline } from '@/lib/geo/encoded-polyline';

const NOW = 1_800_000_000_000;
/** East along 43° N, 100 km in meters that a degree has there. */
const DRIVE: DriveLine = {
  line: [
    { lat: 43, lng: -76, meters: 0 },
    { lat: 43, lng: -75, meters: 81_300 },
  ],
  legs: [{ name: 'I-90', from: 0, to: 81_300 }],
};

const event = (id: string, west: number, east: number, overrides: Partial<RoadEvent> = {}): RoadEvent => ({
  ...{ id, source: '511ny', type: 'INCIDENT', severity: 'MINOR', headline: 'Crash', description: '' },
  roads: [{ name: 'I-90', from: 'Exit 30', to: 'Exit 31', direction: null, state: 'CLOSED' }],
  ...{ lat: 43, lng: west, start: null, end: null, updated: NOW, url: 'https://511ny.org' },
  ...(east !== west && { line: encodePolyline([west, east].map((lng) => ({ lat: 43.01, lng }))) }),
  ...overrides,
});

const road = (name: string, direction: 'Eastbound' | 'Westbound' | null = null): Pick<RoadEvent, 'roads'> => ({
  roads: [{ name, from: '', to: '', direction, state: null }],
});

test('a drive meets what is on its roads, in its direction, in order', () => {
  const events = [
    event('later', -75.2, -75.1),
    event('first', -75.9, -75.9, road('I-90', 'Eastbound')),
    event('other road', -75.5, -75.5, road('NY 5')),
    event('other way', -75.5, -75.5, road('I-90', 'Westbound')),
    event('over', -75.5, -75.5, { end: NOW }),
    event('far', -75.5, -75.5, { lat: 43.09 }),
    event('small work', -75.5, -75.5, { type: 'CONSTRUCTION', ...road('I-90') }),
  ];
  const { events: found } = findAlong(DRIVE, new RoadIndex(events), NOW);
  expect(found.map((each) => describeAlong(each, false))).toEqual([
    'Crash',
    'Closed between Exit 30 and Exit 31 · 5.1 mi',
  ]);
  expect(found.map((each) => each.event.id)).toEqual(['first', 'later']);
});
