/** FNV-1a of the id, mixed with the seed. Later cameras do not move earlier ones. */
export function shuffleKey(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A reshuffle has an odd seed; a visit's own order, which begins with the cameras of `first.json`, an even one. */
export const isReshuffled = (seed: number): boolean => seed % 2 === 1;
