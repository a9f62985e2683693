import type { PictureSize } from './detection';

/** Where a picture lies in its box, CSS pixels; `scale` is CSS pixels for each of its own. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How `object-fit: contain` or `cover` places a picture, with its middle in the middle. */
export function placePicture(box: PictureSize, picture: PictureSize, fit: 'contain' | 'cover'): Placement {
  const ratios = [box.width / picture.width, box.height / picture.height] as const;
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  return { x: (box.width - picture.width * scale) / 2, y: (box.height - picture.height * scale) / 2, scale };
}
