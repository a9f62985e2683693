import { expect, test } from '@jest/globals';
import { SEVERITIES } from '@/lib/warnings/services';
import { isInArea, joinWarnings, PointGrid, type Area, type Warning } from '@/lib/warnings/warning';
import { fc } from '../../support/seeded-fast-check';

const NOW = 1_800_000_000_000;
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Degrees; most doubles around 0 would be tiny. */
const offset = fc.integer({ min: -400, max: 400 }).map((hundredths) => hundredths / 100);
const point = fc.record({ lat: between(40, 46), lng: between(-100, -94) });
/** A ring may cross itself. */
const ring = fc.tuple(point, fc.array(fc.tuple(offset, offset), { minLength: 3, maxLength: 12 }));
const area = fc
  .array(ring, { minLength: 1, maxLength: 2 })
  .map((rings): Area =>
    rings.map(([{ lat, lng }, corners]) => [corners.flatMap(([east, north]) => [lng + east, lat + north])]),
  );
const zones = fc
  .array(area, { maxLength: 6 })
  .map((areas) => new Map(areas.map((shape, index) => [`forecast/WAZ00${index}`, shape])));
const warning = fc
  .record({
    severity: fc.constantFrom(...SEVERITIES),
    ends: fc.integer({ min: NOW - 5, max: NOW + 5 }),
    shape: fc.oneof(
      area.map((own) => ({ area: own, zones: [] })),
      fc
        .subarray([0, 1, 2, 3, 4, 5, 6, 7])
        .map((codes) => ({ area: null, zones: codes.map((code) => `forecast/WAZ00${code}`) })),
    ),
  })
  .map(({ shape, ...facts }) => ({ ...facts, ...shape }));

const toWarnings = (rows: readonly object[]) => rows.map((row, index) => ({ id: `${index}`, ...row }) as Warning);

test('a camera is under a warning exactly if the warning has not ended and its area or one of its known zones is around it, the worst first', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 60 }),
      fc.array(warning, { maxLength: 12 }),
      zones,
      (points, rows, known) => {
        const alerts = { warnings: toWarnings(rows), zones: known };
        const joined = joinWarnings(new PointGrid(points), alerts, NOW);
        for (const [position, place] of points.entries()) {
          const areasOf = ({ area: own, zones: codes }: Warning) =>
            own === null ? codes.flatMap((code) => [known.get(code) ?? []]) : [own];
          const over = alerts.warnings.filter(
            (one) => one.ends > NOW && areasOf(one).some((shape) => isInArea(shape, place)),
          );
          const found = joined.get(position) ?? [];
          expect(found.map(({ id }) => id).sort()).toEqual(over.map(({ id }) => id).sort());
          const ranks = found.map(({ severity }) => SEVERITIES.indexOf(severity));
          expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
        }
      },
    ),
  );
});
