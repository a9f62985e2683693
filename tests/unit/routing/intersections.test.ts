import { toRoadRecords } from '@/lib/drive/drive-feed';
import type { Camera } from '@/lib/camera/camera';
import { formatRoad } from '@/lib/roads/road';
import { buildChains } from '@/lib/roads/road-chains';
import { EdgeIndex } from '@/lib/routing/edges';
import { findIntersections } from '@/lib/routing/intersections';
import { EAST, road } from '../../support/roads';

/** `I-81 > I-90, 0 km`: from the first road to the second, over this distance. */
function meet(...roads: readonly Camera[][]): string[] {
  const { chains } = buildChains(toRoadRecords(roads.flat()));
  return findIntersections(new EdgeIndex(chains)).map(({ from, to, meters }) => {
    const [one, other] = [from, to].map(({ edge }) => formatRoad(edge.road.key));
    return `${one} > ${other}, ${Math.round(meters / 1_000)} km`;
  });
}

const I_90 = road('I-90', [0, 0], 11, EAST);

test('roads that cross meet there only, although cameras are near and name the other road', () => {
  expect(meet(I_90, road('I-81', [55, -41], 9))).toEqual(['I-81 > I-90, 0 km']);
  expect(meet(I_90, road('US 20', [55, -46], 9, { text: 'US 20 at I-90' }))).toEqual(['I-90 > US-20, 0 km']);
});

test('a road that ends near another meets it once, although its last camera names it', () => {
  expect(meet(I_90, road('I-81', [55, 2], 5))).toEqual(['I-81 > I-90, 2 km']);
  expect(meet(I_90, road('NY 5', [55, 1], 5, { text: 'NY 5 at I-90' }))).toEqual(['NY-5 > I-90, 1 km']);
});
