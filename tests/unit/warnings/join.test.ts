import { expect, test } from '@jest/globals';
import { joinWarnings, PointGrid, type Area, type Warning } from '@/lib/warnings/warning';

const NOW = 1_800_000_000_000;

/** A square with this southwest corner, and a hole in its middle third. */
function square(lng: number, lat: number, side: number, hasHole = false): Area {
  const ring = (inset: number) => {
    const [west, south, east, north] = [lng + inset, lat + inset, lng + side - inset, lat + side - inset];
    return [west, south, east, south, east, north, west, north];
  };
  return [[ring(0), ...(hasHole ? [ring(side / 3)] : [])]];
}

test('a camera is under the warnings in force whose area or a known zone is around it, each once, the worst first', () => {
  const zones = new Map([
    ['forecast/WAZ001', square(-101, 40, 2)],
    ['forecast/WAZ002', square(-100, 40, 2)],
  ]);
  const make = (id: string, severity: string, place: { area?: Area; codes?: readonly string[] }, ends = NOW + 9) => {
    const { area = null, codes = [] } = place;
    return { id, severity, area, zones: codes.map((code) => `forecast/${code}`), ends } as unknown as Warning;
  };
  const warnings = [
    make('fog', 'minor', { area: square(-100.5, 40.5, 3) }),
    make('ring', 'severe', { area: square(-102, 39, 6, true) }),
    make('snow', 'severe', { codes: ['WAZ001', 'WAZ009', 'WAZ002'] }, NOW + 1),
    make('wind', 'extreme', { codes: ['WAZ002'] }),
    make('over', 'extreme', { area: square(-110, 30, 30) }, NOW),
  ];
  const cameras = { west: -100.9, both: -99.5, east: -98.5, south: -99.6, edge: -101.5, far: -90 };
  const points = Object.entries(cameras).map(([name, lng]) => ({ lng, lat: name === 'south' ? 40.2 : 41.5 }));
  const joined = joinWarnings(new PointGrid(points), { zones, warnings }, NOW);
  const found = Object.keys(cameras).map((name, at) => [name, ...(joined.get(at) ?? []).map(({ id }) => id)].join(' '));
  expect(found).toEqual([
    'west snow ring',
    'both wind snow fog',
    'east wind snow fog',
    'south wind snow ring',
    'edge ring',
    'far',
  ]);
});
