import { toDriveFeatures } from '@/components/map/layers/drive-layers';
import type { Trip } from '@/lib/drive/trip';

const trip: Trip = {
  legs: [],
  groups: [100, 300].map((meters) => ({ meters, seconds: 0, road: 'i:90', heading: 90, cameras: [] })),
  gaps: [
    { from: 0, to: 100 },
    { from: 150, to: 200 },
  ],
  meters: 300,
  seconds: 0,
  detour: 1,
  trust: 'likely',
  line: [
    { lat: 43, lng: -78, meters: 0 },
    { lat: 43, lng: -75, meters: 300 },
  ],
};

test('a drive is drawn in pieces with cameras and without, above its alternatives, with a point for each group', () => {
  const { features } = toDriveFeatures({ trip, others: [{ ...trip, gaps: [] }], isExact: true });
  const shapes = features.map(({ properties, geometry }) => {
    const points = geometry.type === 'LineString' ? geometry.coordinates : [(geometry as GeoJSON.Point).coordinates];
    return `${properties?.kind} ${points.map(([lng]) => lng).join(' ')}`;
  });
  expect(shapes).toEqual([
    'other -78 -75',
    'gap -78 -77',
    'known -77 -76.5',
    'gap -76.5 -76',
    'known -76 -75',
    'group -77',
    'group -75',
  ]);
});
