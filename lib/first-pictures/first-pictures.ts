interface FirstPicture {
  readonly picture: HTMLImageElement;
  /** Epoch milliseconds. */
  readonly askedAt: number;
}

export interface FirstPictures {
  readonly seed: number;
  /** By address without the parameter `t`. */
  readonly pictures: Map<string, FirstPicture>;
}

declare global {
  interface Window {
    roadfeedFirst?: FirstPictures;
  }
}

/** @param isReshuffle as in `isReshuffled` */
export const newSeed = (isReshuffle = false): number => 2 * Math.floor(Math.random() * 2 ** 30) + Number(isReshuffle);

/** A loaded picture that no card has taken. */
export function findFirstPicture(src: string): FirstPicture | undefined {
  const first = window.roadfeedFirst?.pictures.get(src);
  return first && first.picture.naturalWidth > 0 ? first : undefined;
}

export function takeFirstPicture(src: string): FirstPicture | undefined {
  const first = findFirstPicture(src);
  if (first) window.roadfeedFirst?.pictures.delete(src);
  return first;
}
