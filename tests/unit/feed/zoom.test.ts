import { fc } from '@/tests/support/seeded-fast-check';
import {
  clampZoom,
  containedSize,
  FITTED,
  MAX_SCALE,
  MIN_SCALE,
  panBy,
  pinch,
  wheelFactor,
  zoomAt,
  type Zoom,
  type ZoomFrame,
} from '@/lib/feed/zoom';

/** A picture of 1600 x 900 that fills its stage. */
const FULL: ZoomFrame = { stage: { width: 800, height: 450 }, picture: { width: 800, height: 450 } };
const CENTER = { x: 0, y: 0 };

const side = fc.integer({ min: 40, max: 4_000 });
const size = fc.record({ width: side, height: side });
const frames = fc.record({ stage: size, natural: size }).map(({ stage, natural }): ZoomFrame => ({
  stage,
  picture: containedSize(stage, natural),
}));
// Doubles around zero would be mostly tiny.
const coordinate = fc.integer({ min: -4_000, max: 4_000 });
const points = fc.record({ x: coordinate, y: coordinate });
const zooms = fc.record({ scale: fc.double({ min: 0.01, max: 50, noNaN: true }), x: coordinate, y: coordinate });
const factors = fc.double({ min: 0.01, max: 100, noNaN: true });

/** CSS pixels of avoidable black on each side. */
function gaps({ scale, x, y }: Zoom, { stage, picture }: ZoomFrame) {
  const gap = (offset: number, pictureSide: number, stageSide: number) =>
    Math.abs(offset) - Math.max(0, (pictureSide * scale - stageSide) / 2);
  return [gap(x, picture.width, stage.width), gap(y, picture.height, stage.height)];
}

const sides = (width: number, height: number) => ({ width, height });

test.each([
  ['a wide picture in a tall stage', sides(400, 800), sides(1600, 900), sides(400, 225)],
  ['a tall picture in a wide stage', sides(800, 400), sides(600, 800), sides(300, 400)],
  ['a picture of unknown size', sides(400, 800), sides(0, 0), sides(400, 800)],
  ['a picture of unknown height', sides(400, 800), sides(1600, 0), sides(400, 800)],
  ['a picture of unknown width', sides(400, 800), sides(0, 900), sides(400, 800)],
])('%s fits into the stage', (_name, stage, natural, shown) => {
  expect(containedSize(stage, natural)).toEqual(shown);
});

test('a pinch zooms by the change in distance, and the picture follows its center', () => {
  const before = [
    { x: 10, y: -10 },
    { x: 40, y: 30 },
  ] as const;
  const after = [
    { x: 20, y: -10 },
    { x: 80, y: 70 },
  ] as const;
  expect(pinch(FITTED, FULL, before, after)).toEqual({ scale: 2, x: 0, y: 10 });
});

test('two fingers on one spot do not zoom infinitely', () => {
  const zoom = pinch(FITTED, FULL, [CENTER, CENTER], [CENTER, { x: 500, y: 0 }]);
  expect(zoom.scale).toBe(6);
});

test('no single event of a wheel jumps', () => {
  expect(wheelFactor({ deltaY: -100_000, isInLines: false, isTrackpadPinch: false })).toBeLessThan(2);
});

test('after any zoom or pan, the scale is 1x to 6x and no edge is inside the stage', () => {
  fc.assert(
    fc.property(frames, zooms, factors, points, points, (frame, start, factor, ...[point, by]) => {
      const allowed = clampZoom(start, frame);
      for (const zoom of [allowed, zoomAt(allowed, frame, factor, point), panBy(allowed, frame, by)]) {
        expect(zoom.scale).toBeGreaterThanOrEqual(MIN_SCALE);
        expect(zoom.scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.max(...gaps(zoom, frame))).toBeLessThanOrEqual(1e-6);
      }
    }),
  );
});

test('a picture that fills its stage keeps the point under the pointer while zooming in, at every scale', () => {
  const inside = fc.record({
    x: fc.integer({ min: -400, max: 400 }),
    y: fc.integer({ min: -225, max: 225 }),
  });
  const under = (zoom: Zoom, point: { x: number; y: number }) => [
    (point.x - zoom.x) / zoom.scale,
    (point.y - zoom.y) / zoom.scale,
  ];
  fc.assert(
    fc.property(zooms, fc.double({ min: 1, max: 6, noNaN: true }), inside, (start, factor, point) => {
      const before = clampZoom(start, FULL);
      const after = zoomAt(before, FULL, factor, point);
      const [x, y] = under(before, point);
      const [nextX, nextY] = under(after, point);
      expect(nextX).toBeCloseTo(x!, 6);
      expect(nextY).toBeCloseTo(y!, 6);
    }),
  );
});
