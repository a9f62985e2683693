import { DriveIndex } from '@/lib/drive/drive-index';
import { smoothLine } from '@/lib/drive/smooth-line';
import { cutLine, pointAlong } from '@/lib/drive/trip-line';
import { camera } from '@/tests/support/camera';
import { fc } from '@/tests/support/seeded-fast-check';

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

const drives = new DriveIndex();
drives.put('511ny', [
  // A ring road of ten spots with a ramp of 1 km, and 60 km east of it the road goes on.
  ...on('I-90', 'New York', ...steps(10).map((step) => [43, -78 + step * 0.1] as const)),
  ...on('I-90', 'New York', [43.009, -77.5], [43, -76.36], [43, -76.3], [43, -76.2]),
  ...on('I-490', 'New York', ...steps(8).map((step) => ringAt(step))),
  ...on('US 20', 'New York', [42.5, -78], [42.5, -77.9]),
  ...on('Highway 401', 'Ontario', [44, -79], [44, -78.9]),
  ...on('NY 5', 'New York', [42, -78], [42, -77.9]),
]);

function ringAt(step: number): readonly [number, number] {
  const angle = (step * Math.PI) / 4;
  return [41 + 0.1 * Math.sin(angle), -75 + 0.13 * Math.cos(angle)];
}

const lines = drives.roadLines();
const linesOf = (name: string) => lines.filter((line) => line.name === name);
const lngs = ({ line }: (typeof lines)[number]) => [...line].filter((_, index) => index % 2 === 0);

test('a map gets the large roads with the kinds of their shields', () => {
  expect([...new Set(lines.map(({ sign, shield, rank }) => `${sign} ${shield} ${rank}`))].sort()).toEqual([
    'interstate 490 0',
    'interstate 90 0',
    'province 401 0',
    'us 20 1',
  ]);
});

test('a road is one line from end to end, without its ramps, and a gap where its course is not known', () => {
  expect(linesOf('I-90').map((line) => [line.isGap, Math.min(...lngs(line)), Math.max(...lngs(line))])).toEqual([
    [false, -76.36, -76.2],
    [false, -78, -77.1],
    [true, -77.1, -76.36],
  ]);
  expect([...linesOf('I-90')[1]!.line].filter((_, index) => index % 2 === 1)).toEqual(steps(10).map(() => 43));
});

test('a ring is closed', () => {
  const [ring] = linesOf('I-490');
  expect(linesOf('I-490')).toHaveLength(1);
  expect([...ring!.line.slice(0, 2)]).toEqual([...ring!.line.slice(-2)]);
});

test('a rounded line meets its points in order, and stays near the straight one', () => {
  const point = fc.record({
    lat: fc.double({ min: 40, max: 41, noNaN: true }),
    lng: fc.double({ min: -80, max: -79, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      const smooth = smoothLine(points);
      let next = 0;
      for (const one of smooth) if (one === points[next]) next += 1;
      expect(next).toBe(points.length);
      for (const { lat, lng } of smooth) {
        expect(lat).toBeGreaterThan(39);
        expect(lat).toBeLessThan(42);
        expect(lng).toBeGreaterThan(-81);
        expect(lng).toBeLessThan(-78);
      }
    }),
  );
});

const TRIP = { line: Float64Array.of(-78, 43, -77, 43, -77, 44), along: Float64Array.of(0, 100, 300) };

test('a trip’s line is cut where so many meters are driven, and knows which way it goes there', () => {
  expect(cutLine(TRIP, 50, 200)).toEqual([
    { lat: 43, lng: -77.5 },
    { lat: 43, lng: -77 },
    { lat: 43.5, lng: -77 },
  ]);
  expect(cutLine(TRIP, 0, 300)).toHaveLength(3);
  expect(pointAlong(TRIP, 200)).toEqual({ lat: 43.5, lng: -77, heading: 0 });
  expect(pointAlong(TRIP, 900)).toMatchObject({ lat: 44, lng: -77 });
});
