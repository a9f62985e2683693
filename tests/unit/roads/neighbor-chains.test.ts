import { linkNeighbors, orderChains } from '@/lib/roads/neighbor-chains';
import { fc } from '@/tests/support/seeded-fast-check';

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
