import type { Camera } from '@/lib/camera/camera';
import { LARGE_CLUSTER } from '@/lib/constants/map';
import type { SpiderPlace } from '@/lib/map/spider-layout';
import styles from './markers.module.css';

/** `1,234` cameras are `1.2k` on a cluster. */
function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;
}

function button(className: string | undefined): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  return element;
}

/** A ring with the number of its cameras. */
export function clusterElement(count: number): HTMLButtonElement {
  const element = button(styles.cluster);
  element.dataset.large = String(count > LARGE_CLUSTER);
  element.textContent = shortCount(count);
  element.ariaLabel = `${count.toLocaleString('en-US')} cameras close together: show them`;
  return element;
}

type Face = Pick<Camera, 'location' | 'feedType'>;

/** A dot for a video, a ring for a still, a heart for a favorite; the name shows while it is pointed at or has the focus. */
export function cameraElement(face: Face, isFavorite: boolean): HTMLButtonElement {
  const element = button(styles.camera);
  element.dataset.name = face.location;
  faceCamera(element, face, isFavorite);
  return element;
}

/** Shows whether a camera is a favorite. */
export function faceCamera(element: HTMLElement, { location, feedType }: Face, isFavorite: boolean): void {
  const kind = feedType === 'video' ? 'live video' : 'still image';
  element.dataset.kind = isFavorite ? 'favorite' : feedType;
  element.ariaLabel = `${location}, ${kind}${isFavorite ? ', favorite' : ''}`;
}

/** The line from the middle of a cluster to one of its cameras. */
export function legElement({ x, y }: SpiderPlace): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.legs ?? '';
  const leg = document.createElement('div');
  leg.className = styles.leg ?? '';
  leg.style.width = `${Math.hypot(x, y).toFixed(1)}px`;
  leg.style.transform = `rotate(${Math.atan2(y, x).toFixed(4)}rad)`;
  box.append(leg);
  return box;
}

/** `YOUR LOCATION` (spec 2). */
export function locationElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.location ?? '';
  element.textContent = 'YOUR LOCATION';
  return element;
}
