import type { Page } from '@playwright/test';
import { CLIPS, CLIP_FPS, CLIP_NAMES } from '@/lib/simulator/clips';
import { sceneVehicles } from '@/lib/simulator/scene-vehicles';
import { expect, test } from '../support/browser-test';
import { detectClip } from '../support/detect-clip';
import { setHidden, stageFeed } from '../support/feed-stage';
import { scorePicture, summarise } from '../support/score-detections';

const VIDEO_CAMERA = '/?camera=511sc-demo-001';

const dialog = (page: Page) => page.getByRole('dialog');
const toggle = (page: Page) => dialog(page).getByRole('button', { name: /^AI O/ });
const panel = (page: Page) => dialog(page).getByRole('region', { name: 'Vehicle detection' });
const figure = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).locator('..');
const ACTIVE = /DETECTION ACTIVE|TRAFFIC DETECTED/;

async function openVideo(page: Page) {
  await page.goto(VIDEO_CAMERA);
  await expect(dialog(page).getByText('LIVE', { exact: true })).toBeVisible();
}

/** Addresses of what detection needs, as the page asks for them. */
function watchModel(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/model\/|\.wasm|tfjs|tensorflow/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Address of the worker that detects: the one that starts when detection is switched on. */
async function switchOn(page: Page): Promise<string> {
  const started = page.waitForEvent('worker');
  await toggle(page).click();
  const worker = await started;
  await expect(panel(page).getByText(ACTIVE)).toBeVisible({ timeout: 30_000 });
  return worker.url();
}

test('nothing of it is loaded before it is switched on; then vehicles are boxed and counted', async ({ page }) => {
  const asked = watchModel(page);
  await openVideo(page);
  await expect(toggle(page)).toHaveText('AI OFF');
  expect(asked).toEqual([]);
  await switchOn(page);
  expect(asked).toContain('/model/demo/weights.bin');
  await expect(toggle(page)).toHaveText('AI ON');
  await expect(figure(page, 'CARS')).toHaveText(/CARS[1-9]/);
  await expect(figure(page, 'TRUCKS/BUSES')).toHaveText(/\d/);
  await expect(figure(page, 'STOPPED')).toHaveText(/\d/);
  await expect
    .poll(() =>
      dialog(page)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          return pixels.some((value, index) => index % 4 === 3 && value > 0);
        }),
    )
    .toBe(true);
  await toggle(page).click();
  await expect(panel(page)).toBeHidden();
});

test('the boxes move with the zoom of the picture', async ({ page }) => {
  await openVideo(page);
  await switchOn(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const transformOf = (selector: string) =>
    dialog(page)
      .locator(selector)
      .evaluate((element) => getComputedStyle(element).transform);
  await expect.poll(() => transformOf('canvas')).toMatch(/matrix\(2\.25/);
  expect(await transformOf('canvas')).toBe(await transformOf('video'));
});

test('a hidden page looks at nothing', async ({ page }) => {
  await openVideo(page);
  await switchOn(page);
  await setHidden(page, true);
  const drawn = () =>
    dialog(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')!
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0),
      );
  await expect.poll(drawn).toBe(false);
  await setHidden(page, false);
  await expect.poll(drawn).toBe(true);
});

test('closing the camera switches it off', async ({ page }) => {
  await openVideo(page);
  await switchOn(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await page.goto(VIDEO_CAMERA);
  await expect(toggle(page)).toHaveText('AI OFF');
});

test('a still of another site is looked at where that site lets others read it', async ({ page }) => {
  const stage = await stageFeed(page, 'still');
  await page.goto(`/?camera=${stage.camera.id}`);
  await expect(dialog(page).getByRole('img', { name: /Live picture/ })).toBeVisible();
  await switchOn(page);
  await expect(figure(page, 'CARS')).toHaveText(/\d/);
  await stage.close();
});

test('a picture that may not be read stays, and the panel says so', async ({ page, expectProblem }) => {
  expectProblem(/CORS|ERR_FAILED/, 'the host does not let other sites read its pictures');
  const stage = await stageFeed(page, 'still', { kind: 'no-cors' });
  await page.goto(`/?camera=${stage.camera.id}`);
  await expect(dialog(page).getByRole('img', { name: /Live picture/ })).toBeVisible();
  await toggle(page).click();
  await expect(panel(page).getByText('AI not available for this feed')).toBeVisible({ timeout: 30_000 });
  await expect(dialog(page).getByRole('img', { name: /Live picture/ })).not.toHaveAttribute('crossorigin');
  await stage.close();
});

test('a model that is not there is said, and Retry loads it when it is', async ({ page, expectProblem }) => {
  expectProblem(/404/, 'the model is not there');
  await page.route('**/model/demo/model.json', (route) => route.fulfill({ status: 404 }));
  await openVideo(page);
  await toggle(page).click();
  await expect(panel(page).getByText('AI MODEL FAILED TO LOAD')).toBeVisible({ timeout: 30_000 });
  await expect(panel(page).getByText(/model\.json: 404/)).toBeVisible();
  await page.unroute('**/model/demo/model.json');
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText(ACTIVE)).toBeVisible({ timeout: 30_000 });
});

test('a spoilt shard is refused', async ({ page }) => {
  await page.route('**/model/demo/weights.bin', async (route) => {
    const body = await (await route.fetch()).body();
    body[1000] = (body[1000] ?? 0) ^ 1;
    await route.fulfill({ body });
  });
  await openVideo(page);
  await toggle(page).click();
  await expect(panel(page).getByText(/weights\.bin: not the file it should be/)).toBeVisible({ timeout: 30_000 });
  await expect(dialog(page).getByText('LIVE', { exact: true })).toBeVisible();
});

test('a worker that crashes is replaced, and detection goes on', async ({ page }) => {
  await openVideo(page);
  await switchOn(page);
  const replaced = page.waitForEvent('worker');
  await page
    .workers()
    .at(-1)!
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('made to crash');
      });
    });
  await replaced;
  await expect(panel(page).getByText(ACTIVE)).toBeVisible({ timeout: 30_000 });
  await expect(figure(page, 'CARS')).toHaveText(/\d/);
});

test('the real worker finds the vehicles of every clip, measured against the drawn truth', async ({ page }) => {
  test.setTimeout(240_000);
  await openVideo(page);
  const workerUrl = await switchOn(page);
  await page.keyboard.press('Escape');
  const frames = Array.from({ length: 12 }, (_, index) => index * 25 + 4);
  const scores = [];
  for (const clip of CLIP_NAMES) {
    const results = await detectClip(page, workerUrl, clip, frames);
    const own = results.map(({ detections }, index) =>
      scorePicture(detections, sceneVehicles(CLIPS[clip], (frames[index]! * 1000) / CLIP_FPS)),
    );
    test.info().annotations.push({ type: clip, description: JSON.stringify(summarise(own)) });
    scores.push(...own);
  }
  const { vehicles, precision, recall, meanIou } = summarise(scores);
  test.info().annotations.push({ type: 'all clips', description: JSON.stringify(summarise(scores)) });
  expect(vehicles).toBeGreaterThan(200);
  expect(precision).toBeGreaterThan(0.9);
  expect(recall).toBeGreaterThan(0.9);
  expect(meanIou).toBeGreaterThan(0.85);
});
