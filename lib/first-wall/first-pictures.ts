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

/** The picture of a still, once, if it has arrived. */
export function takeFirstPicture(src: string): FirstPicture | undefined {
  const { pictures } = window.roadfeedFirst ?? {};
  const first = pictures?.get(src);
  if (!first || first.picture.naturalWidth === 0) return undefined;
  pictures?.delete(src);
  return first;
}
