import { toReportFeatures } from '@/components/map/layers/event-marks';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { RoadIndex } from '@/lib/road-reports/road-index';
import type { RoadState } from '@/lib/road-reports/road-event';
import { listShown } from '@/lib/road-reports/shown-event';
import { onRoad, READ_AT, roadEvent } from '@/tests/support/road-reports';

const BOX = [-76, 42, -75, 43] as const;

const event = (id: string, overrides: Partial<RoadEvent> = {}, state: RoadState | null = null): RoadEvent =>
  roadEvent(id, { lat: 42.5, lng: -75.5, ...onRoad('I-90', { state }), ...overrides });

const list = (events: readonly RoadEvent[], now = READ_AT) => listShown(new RoadIndex(events), BOX, now);
const idsOf = (events: readonly RoadEvent[], now = READ_AT) => list(events, now).events.map((shown) => shown.event.id);

test('a map gets what is in view, also a line that only crosses it, and drops what has ended', () => {
  const line = encodePolyline([
    { lat: 42.5, lng: -77 },
    { lat: 42.5, lng: -74 },
  ]);
  const events = [
    event('in', { end: READ_AT + 1 }),
    event('north', { lat: 43.1 }),
    event('west', { lng: -76.1 }),
    event('across', { lng: -77, line }),
    event('over', { end: READ_AT }),
  ];
  expect(idsOf(events)).toEqual(['in', 'across']);
  expect(idsOf(events, READ_AT + 1)).toEqual(['across']);
});

test('only the worst 300 of a thousand in view are drawn, closures first', () => {
  const minor = Array.from({ length: 1_000 }, (_, at) => event(`minor ${at}`));
  const ids = idsOf([...minor, event('major', { severity: 'MAJOR' }), event('closed', {}, 'CLOSED')]);
  expect(ids).toHaveLength(300);
  expect(ids.slice(0, 3)).toEqual(['closed', 'major', 'minor 0']);
});

test('each event is drawn as a mark, and a closure also as its line', () => {
  const line = encodePolyline([
    { lat: 42.5, lng: -75.5 },
    { lat: 42.6, lng: -75.4 },
  ]);
  const work = event('work', { line, type: 'CONSTRUCTION' });
  const { features } = toReportFeatures(list([event('closed', { line }, 'CLOSED'), event('crash'), work]));
  expect(features.map(({ geometry, properties }) => `${properties?.id} ${properties?.kind} ${geometry.type}`)).toEqual([
    'closed closed Point',
    'closed closed LineString',
    'crash other Point',
    'work work Point',
  ]);
});
