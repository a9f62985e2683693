import { buildChains } from '@/lib/roads/road-chains';
import { listRoadLines, type RoadLine } from '@/lib/roads/road-lines';
import { camera } from '@/tests/support/camera';

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);
const on = (roadway: string, state: string, ...points: readonly (readonly [lat: number, lng: number])[]) =>
  points.map(([lat, lng]) =>
    camera({
      id: `${roadway}-${lat}-${lng}`.replace(' ', '-'),
      roadway,
      location: roadway,
      state,
      county: '',
      lat,
      lng,
    }),
  );

const CAMERAS = [
  // Ten cameras and a ramp of 1 km; 60 km farther east the road continues.
  ...on('I-90', 'New York', ...steps(10).map((step) => [43, -78 + step * 0.1] as const)),
  ...on('I-90', 'New York', [43.009, -77.5], [43, -76.36], [43, -76.3], [43, -76.2]),
  ...on('I-490', 'New York', ...steps(8).map((step) => ringAt(step))),
  // 75 km farther east, too far to draw.
  ...on('US 20', 'New York', [42.5, -78], [42.5, -77.9], [42.5, -77]),
  ...on('Highway 401', 'Ontario', [44, -79], [44, -78.9]),
  ...on('NY 5', 'New York', [42, -78], [42, -77.9]),
];

function ringAt(step: number): readonly [number, number] {
  const angle = (step * Math.PI) / 4;
  return [41 + 0.1 * Math.sin(angle), -75 + 0.13 * Math.cos(angle)];
}

const listLines = () => listRoadLines(buildChains(CAMERAS).chains);
const linesOf = (name: string) => listLines().filter(({ number }) => number === name);
const lngs = ({ points }: RoadLine) => points.map(({ lng }) => lng);

test('a map gets the large roads with the kinds of their shields', () => {
  expect([...new Set(listLines().map(({ shield, number, rank }) => `${shield} ${number} ${rank}`))].sort()).toEqual([
    'interstate 490 0',
    'interstate 90 0',
    'province 401 0',
    'us 20 1',
  ]);
});

test('a road is one line from end to end, without its ramps, and a gap where its course is not known', () => {
  expect(linesOf('90').map((line) => [line.isGap, Math.min(...lngs(line)), Math.max(...lngs(line))])).toEqual([
    [false, -76.36, -76.2],
    [false, -78, -77.1],
    [true, -77.1, -76.36],
  ]);
  expect(linesOf('90')[1]!.points.map(({ lat }) => lat)).toEqual(steps(10).map(() => 43));
});

test('a large gap is not drawn', () => {
  expect(linesOf('20').map((line) => [line.isGap, ...lngs(line).toSorted()])).toEqual([[false, -77.9, -78]]);
});

test('a ring is closed', () => {
  const [ring] = linesOf('490');
  expect(linesOf('490')).toHaveLength(1);
  expect(ring!.points[0]).toEqual(ring!.points.at(-1));
});
