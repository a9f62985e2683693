import type { Page, Worker } from '@playwright/test';
import { expect } from '../support/browser-test';

/** With an empty wall, whose players cost more than the camera. */
const VIDEO_CAMERA = '/?camera=511sc-demo-001&q=nothing-of-this-name';
export const dialog = (page: Page) => page.getByRole('dialog');
export const toggle = (page: Page) => dialog(page).getByRole('button', { name: /^AI O/ });
export const panel = (page: Page) => dialog(page).getByRole('region', { name: 'Vehicle detection' });
export const figure = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).locator('..');

/** Opens a video camera of the demo network in its dialog. */
export async function openVideo(page: Page): Promise<void> {
  await page.goto(VIDEO_CAMERA);
  await expect(dialog(page).getByText('LIVE', { exact: true })).toBeVisible();
}

const hasModel = (worker: Worker): Promise<boolean> =>
  worker.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/model\/|\.wasm/.test(name)));

/** The worker that has loaded the model. Others run beside it. */
async function findDetector(page: Page): Promise<Worker> {
  const workers = page.workers();
  const found = await Promise.all(workers.map(hasModel));
  expect(found.filter(Boolean)).toHaveLength(1);
  return workers[found.indexOf(true)]!;
}

/** Turns detection on and returns the URL of its worker. */
export async function switchOn(page: Page): Promise<string> {
  await toggle(page).click();
  await expect(panel(page).getByText(/DETECTION ACTIVE|TRAFFIC DETECTED/)).toBeVisible();
  return (await findDetector(page)).url();
}

export const hasBoxes = (page: Page): Promise<boolean> =>
  dialog(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value) => value > 0);
    });

/** Returns the URL of the detection worker and leaves the app for a page that does nothing. */
export async function workerOnQuietPage(page: Page): Promise<string> {
  await openVideo(page);
  const url = await switchOn(page);
  await page.goto('/model/models.json');
  return url;
}
