import { expect, type Locator, type Page } from '@playwright/test';
import type { CameraRecord } from '@/lib/camera/camera';
import { cameraRecord } from './camera';

const LISTS = /\/camera-data\/([a-z0-9]+-cameras|first|catalog)\.json/;
const OWN_FILE = '511ny-cameras.json';

/** Replaces the demo network with these cameras. Their stills are the demo network's. */
export async function serveCameras(page: Page, records: readonly Partial<CameraRecord>[]): Promise<void> {
  const cameras = records.map((record, index) =>
    cameraRecord({ id: `511ny-${index + 1}`, imageUrl: '/demo/still/511pa-demo-001.svg', ...record }),
  );
  await page.route(LISTS, (route) => route.fulfill({ json: route.request().url().includes(OWN_FILE) ? cameras : [] }));
}

export const map = (page: Page): Locator => page.getByRole('region', { name: 'Map', exact: true });
export const clusters = (page: Page): Locator => map(page).getByRole('button', { name: /cameras\. Zoom in/ });
export const markers = (page: Page): Locator => map(page).getByRole('button', { name: /, (live video|still image)/ });
export const popup = (page: Page): Locator => map(page).getByRole('dialog');
export const strip = (page: Page): Locator => page.getByRole('region', { name: 'Cameras in this view' });

/** Waits until the strip shows this total. */
export async function expectInView(page: Page, total: number): Promise<void> {
  await expect(strip(page).getByRole('button', { name: 'Cameras in this view' })).toHaveText(
    `Cameras in this view${total}`,
  );
}

/** A pan takes the popup along. Without a graphics card its steps are far apart, and a click in between would miss. */
export async function popupAtRest(page: Page): Promise<Locator> {
  await expect(popup(page)).toBeVisible();
  await expect(map(page).locator('[data-moving]')).toHaveCount(0);
  return popup(page);
}

/** The map position in the address bar, latitude and longitude to two decimals. */
export function getPosition(page: Page): { lat: number; lng: number; zoom: number } {
  const [lat = NaN, lng = NaN, zoom = NaN] = (new URL(page.url()).searchParams.get('at') ?? '').split(',').map(Number);
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { lat: rounded(lat), lng: rounded(lng), zoom };
}

/** The center of an element, 0 to 1 from the left and top of the map. */
export async function placeOnMap(page: Page, locator: Locator): Promise<{ x: number; y: number }> {
  const [inner, outer] = [await locator.boundingBox(), await map(page).locator('canvas').boundingBox()];
  if (!inner || !outer) throw new Error('not on the screen');
  return {
    x: (inner.x + inner.width / 2 - outer.x) / outer.width,
    y: (inner.y + inner.height / 2 - outer.y) / outer.height,
  };
}

/** A theme's color, as `colorOnScreen` has it. */
export const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Reads the color on the screen at an element's center plus an offset in CSS pixels, as `rgb(1, 2, 3)`. */
export async function colorOnScreen(page: Page, locator: Locator, off = { x: 0, y: 0 }): Promise<string> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  const [x, y] = [box.x + box.width / 2 + off.x, box.y + box.height / 2 + off.y];
  const clip = { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 };
  const picture = [...(await page.screenshot({ clip }))];
  return page.evaluate(async (bytes) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(await createImageBitmap(new Blob([new Uint8Array(bytes)])), 0, 0);
    return `rgb(${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
  }, picture);
}
