import type { Camera } from '@/lib/camera/camera';
import { formatCount } from '@/lib/core/format-count';
import type { SpiderLeg } from '@/lib/map/spider-layout';
import { formatShort, isLarge } from './marker-sprites';
import styles from './markers.module.css';

function createButton(className: string | undefined): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  return element;
}

export function createClusterMarker(count: number): HTMLButtonElement {
  const element = createButton(styles.cluster);
  element.dataset.large = String(isLarge(count));
  element.textContent = formatShort(count);
  element.ariaLabel = `${formatCount(count)} cameras close together: show them`;
  return element;
}

type MarkerCamera = Pick<Camera, 'location' | 'feedType'>;

/** A dot for a video, a ring for a still, a heart for a favorite. The name shows on hover and focus. */
export function createCameraMarker(camera: MarkerCamera, isFavorite: boolean): HTMLButtonElement {
  const element = createButton(styles.camera);
  element.dataset.name = camera.location;
  updateCameraMarker(element, camera, isFavorite);
  return element;
}

export function updateCameraMarker(element: HTMLElement, { location, feedType }: MarkerCamera, isFavorite: boolean) {
  const kind = feedType === 'video' ? 'live video' : 'still image';
  element.dataset.kind = isFavorite ? 'favorite' : feedType;
  element.ariaLabel = `${location}, ${kind}${isFavorite ? ', favorite' : ''}`;
}

export function createLeg({ x, y }: SpiderLeg): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.legs ?? '';
  const leg = document.createElement('div');
  leg.className = styles.leg ?? '';
  leg.style.width = `${Math.hypot(x, y).toFixed(1)}px`;
  leg.style.transform = `rotate(${Math.atan2(y, x).toFixed(4)}rad)`;
  box.append(leg);
  return box;
}

export function createLocationMarker(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.location ?? '';
  element.textContent = 'YOUR LOCATION';
  return element;
}

/** Holds the buttons of the drawn markers, which are transparent until they are hovered or focused. */
export function createButtonBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.buttons ?? '';
  return box;
}
