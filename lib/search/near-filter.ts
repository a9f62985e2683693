import type { Camera } from '@/lib/camera/camera';
import { isInCircle, type Circle } from '@/lib/camera/circle';
import { metersBetween } from '@/lib/camera/point';

/** Cameras within a circle; `name` is the place in its middle, if the link says it. */
export interface NearFilter extends Circle {
  readonly name: string | null;
}

const MAX_NAME_LENGTH = 40;
/** Words of letters. Anybody can write a link, so it says no number, address, or symbol. */
const NAME = /^\p{L}+(?:(?:\.? |['’-])\p{L}+)*$/u;

export function parsePlaceName(text: string | null): string | null {
  const name = text?.normalize('NFC').trim() ?? '';
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null;
}

/** A circle without a name is known by the city of the camera nearest to its middle, else by its coordinates. */
export function formatNear(near: NearFilter, city: string | null): string {
  const name = near.name ?? city ?? `${near.lat}, ${near.lng}`;
  return `Within ${near.km} km of ${name}`;
}

/** The city of the camera nearest to the middle. */
export function findCity(near: Circle, cameras: readonly Camera[]): string | null {
  let nearest: string | null = null;
  let shortest = Infinity;
  for (const camera of cameras) {
    if (camera.city === null || !isInCircle(near, camera)) continue;
    const meters = metersBetween(near, camera);
    if (meters < shortest) [nearest, shortest] = [camera.city, meters];
  }
  return nearest;
}
