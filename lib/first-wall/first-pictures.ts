/** A picture that the page has asked for before its code was there (`paint-first-pictures.ts`). */
export interface FirstPicture {
  readonly picture: HTMLImageElement;
  /** Epoch milliseconds. */
  readonly askedAt: number;
}

export interface FirstPictures {
  /** Of the random order whose first cards have them. */
  readonly seed: number;
  /** By address without `t`. */
  readonly pictures: Map<string, FirstPicture>;
}

declare global {
  interface Window {
    roadfeedFirst?: FirstPictures;
  }
}

/** Of another random order. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** The picture of a still that nothing has taken, if it has arrived. */
export function findFirstPicture(src: string): FirstPicture | undefined {
  const first = window.roadfeedFirst?.pictures.get(src);
  return first && first.picture.naturalWidth > 0 ? first : undefined;
}

/** The same, once. */
export function takeFirstPicture(src: string): FirstPicture | undefined {
  const first = findFirstPicture(src);
  if (first) window.roadfeedFirst?.pictures.delete(src);
  return first;
}
