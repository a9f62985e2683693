import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import { readTrack } from '@/lib/routing/read-track';
import type { RouteLine } from '@/lib/routing/route-line';
import { readRouterAnswer } from '@/lib/routing/router';
import { camera } from '@/tests/support/camera';

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);
const drives = new DriveIndex(
  toRoadRecords([
    ...steps(20).map((step) =>
      camera({
        id: `e${step}`,
        roadway: 'Highway 401',
        direction: 'Eastbound',
        state: 'Ontario',
        lat: 43,
        lng: -81 + step * 0.1,
      }),
    ),
    camera({ id: 'street', roadway: '', location: 'Main St at Elm St', state: 'Ontario', lat: 43.0001, lng: -80.05 }),
  ]),
);

const COORDINATES = steps(120).map((step) => [-81 + step * 0.01, 43.0002]);
const trackPoints = (quote = '"') =>
  COORDINATES.map(
    ([lng, lat]) => `<trkpt lat=${quote}${lat}${quote} lon=${quote}${lng}${quote}><ele>1</ele></trkpt>`,
  ).join('\n');
const gpx = (inside: string) => `<?xml version="1.0"?>\n<gpx version="1.1"><!-- <trkpt lat="1"> -->${inside}</gpx>`;
const idsAlong = (line: RouteLine) => drives.along(line).groups.flatMap(({ cameras }) => cameras.map(({ id }) => id));

test.each([
  [
    'a GPX track',
    gpx(`<trk><name>a &lt; b</name><trkseg>${trackPoints()}</trkseg></trk><rte><rtept lat="1" lon="2"/></rte>`),
  ],
  ['a GPX track with a prefix', gpx(trackPoints("'")).replaceAll(/<(\/?)(gpx|trkpt)/g, '<$1g:$2')],
  ['a GPX route', gpx(trackPoints().replaceAll('trkpt', 'rtept'))],
  ['a GeoJSON line', JSON.stringify({ type: 'LineString', coordinates: COORDINATES })],
  [
    'a GeoJSON collection',
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'MultiLineString', coordinates: [COORDINATES.slice(0, 60), COORDINATES.slice(60)] },
        },
        { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 0] } },
      ],
    }),
  ],
])('%s is followed past the cameras of its road', async (_, text) => {
  expect(idsAlong(await readTrack(new Blob([text])))).toEqual(steps(12).map((step) => `e${step}`));
});

const point = (lat: string, lng: string) => `<trkpt lat="${lat}" lon="${lng}"/>`;

test.each([
  ['no file of these', 'PK\u0003\u0004', 'unknown-format'],
  ['a web page', '<html><body></body></html>', 'unknown-format'],
  ['an entity bomb', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', 'invalid-gpx'],
  ['a tag without an end', gpx('<trkpt lat="1" lon="2"'), 'invalid-gpx'],
  ['a comment without an end', '<gpx><!-- ', 'invalid-gpx'],
  ['an attribute without an end', `<gpx><trkpt lat="${' '.repeat(100_000)}`, 'invalid-gpx'],
  ['broken JSON', '{"type":', 'invalid-geojson'],
  ['deep JSON', `{"type":"GeometryCollection","geometries":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'no-track'],
  ['a place beyond the poles', gpx(point('91', '0')), 'invalid-coordinates'],
  ['a number that is none', gpx(point('4e1', '0x10')), 'invalid-coordinates'],
  ['a point without a place', gpx('<trkpt/>'), 'invalid-coordinates'],
  ['a GeoJSON point without a place', '{"type":"LineString","coordinates":[[null,"1"]]}', 'invalid-coordinates'],
  ['a file without a line', gpx('<wpt lat="1" lon="2"/>'), 'no-track'],
  ['a line of one point', gpx(point('1', '2')), 'no-track'],
  ['a line that stays where it is', gpx(point('1', '2').repeat(3)), 'no-track'],
  [
    'too many points',
    JSON.stringify({ type: 'LineString', coordinates: Array(200_001).fill([1, 2]) }),
    'too-many-points',
  ],
  ['too large a file', ' '.repeat(5_000_001), 'too-large'],
])('%s is refused with a reason', async (_, text, reason) => {
  await expect(readTrack(new Blob([text]))).rejects.toMatchObject({ reason });
});

const geometry = { type: 'LineString', coordinates: COORDINATES };
const legs = [{ steps: [{ ref: '401;ON 3', name: 'Macdonald–Cartier Freeway', geometry }] }];

test('a service’s route is followed, by the roads it names', () => {
  const answer = { code: 'Ok', routes: [{ distance: 97_000, duration: 3_400, geometry, legs }] };
  const [line] = readRouterAnswer(answer, (reference, at) => drives.findRoad(reference, at));
  expect(new Set(line?.points.map(({ road }) => road?.key))).toEqual(new Set(['sr:401@ON']));
  expect(line?.points.at(-1)?.seconds).toBeCloseTo(3_400);
  expect(idsAlong(line!)).toEqual(steps(12).map((step) => `e${step}`));
});

test('a service’s step without a number is known by its name, and a route without steps by its line', () => {
  const asked: string[] = [];
  const routes = [
    { duration: 60, geometry, legs: [{ steps: [{ name: 'Main St', geometry }, { geometry: { coordinates: [] } }] }] },
    { duration: 60, geometry },
    { duration: 60, geometry: { coordinates: [[-81, 43]] } },
  ];
  const lines = readRouterAnswer({ code: 'Ok', routes }, (reference) => void asked.push(reference));
  expect(asked).toEqual(['Main St']);
  expect(lines.map(({ points }) => points.length)).toEqual([120, 120]);
});
