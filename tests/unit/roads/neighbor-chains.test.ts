import { linkNeighbors, orderChains } from '@/lib/roads/neighbor-chains';
import { fc } from '@/tests/support/seeded-fast-check';

const linksOf = (points: readonly { lat: number; lng: number }[], maxLinkM = 1e6) =>
  linkNeighbors(points, maxLinkM).map(({ a, b }) => `${a}-${b}`);
const along = [0, 3, 1, 2].map((step) => ({ lat: 40, lng: step * 0.1 }));
const ring = Array.from({ length: 12 }, (_, step) => {
  const angle = (step * Math.PI) / 6;
  return { lat: 0.1 * Math.cos(angle), lng: 0.1 * Math.sin(angle) };
});

test('points are linked to their neighbors: along a line, around a ring, and not over the longest link', () => {
  expect(linksOf(along)).toEqual(['0-2', '1-3', '2-3']);
  expect(linksOf(ring)).toHaveLength(12);
  expect(linksOf(along, 5_000)).toEqual([]);
});

test('a line is one chain from end to end, and a ring opens once', () => {
  const [line] = orderChains(4, linkNeighbors(along, 1e6));
  expect([line, line?.toReversed()]).toContainEqual([0, 2, 3, 1]);
  const [opened] = orderChains(12, linkNeighbors(ring, 1e6));
  const turns = opened?.slice(1).map((step, index) => Math.abs(step - (opened[index] ?? NaN)));
  expect(new Set(turns?.map((turn) => Math.min(turn, 12 - turn)))).toEqual(new Set([1]));
});

test('every point is in one chain, and points that links join are never jumped over', () => {
  const degrees = fc.integer({ min: 0, max: 60 }).map((tenth) => tenth / 10);
  const points = fc.uniqueArray(fc.record({ lat: degrees, lng: degrees }), {
    selector: ({ lat, lng }) => `${lat}/${lng}`,
    maxLength: 40,
  });
  fc.assert(
    fc.property(points, (all) => {
      const links = linkNeighbors(all, 300_000);
      const chains = orderChains(all.length, links);
      expect(chains.flat().sort((a, b) => a - b)).toEqual([...all.keys()]);
      // Branches here are longer than a spur, so each step is a link.
      const known = new Set(links.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]));
      const steps = chains.flatMap((chain) => chain.slice(1).map((point, index) => `${chain[index]}-${point}`));
      expect(steps.filter((step) => !known.has(step))).toEqual([]);
    }),
  );
});
