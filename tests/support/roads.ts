import type { Camera } from '@/lib/camera/camera';
import { camera } from './camera';

export type Kilometers = readonly [east: number, north: number];

const KM = 1 / 111.195;

/** On the equator, where a degree is as long to the east as to the north. */
export const at = ([east, north]: Kilometers) => ({ lat: north * KM, lng: -78 + east * KM });

export interface RoadOptions {
  readonly step?: Kilometers;
  readonly text?: string;
}

export const EAST: RoadOptions = { step: [10, 0] };

/** Cameras of a road on the equator, by default one every ten kilometers to the north. */
export function road(
  name: string,
  [east, north]: Kilometers,
  count: number,
  { step = [0, 10], text = name }: RoadOptions = {},
): Camera[] {
  return Array.from({ length: count }, (_, index) =>
    camera({
      ...{
        id: `${(name || text).replace(' ', '-')}-${index}`,
        roadway: name,
        location: text,
        state: 'New York',
        county: 'Erie',
      },
      ...at([east + index * step[0], north + index * step[1]]),
    }),
  );
}
