import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';
import { violations } from '../support/violations';

const titleLink = (page: Page) => cards(page).first().getByRole('heading').getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog');
const enlarged = (page: Page) => dialog(page).locator('video');

const scaleOf = (picture: Locator) =>
  picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

/** Opens the first camera of South Carolina, where every camera has a video, and waits for the picture. */
async function openVideo(page: Page) {
  await page.goto('/?state=SC&sort=id');
  await titleLink(page).click();
  await expect(dialog(page).getByText('LIVE', { exact: true })).toBeVisible();
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

test('the video plays large or fills the screen, is accessible, and pauses the grid behind it', async ({ page }) => {
  await openVideo(page);
  const { width } = await middleOf(enlarged(page));
  const screenWidth = page.viewportSize()?.width ?? 0;
  expect(width / screenWidth).toBeGreaterThan(0.65);
  await expect(page.locator('video')).toHaveCount(1);
  const before = await enlarged(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect
    .poll(() => enlarged(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(before + 1);
  await dialog(page).getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect.poll(async () => (await middleOf(enlarged(page))).width).toBe(page.viewportSize()?.width);
  await dialog(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(screenWidth);
  expect((await middleOf(dialog(page).getByRole('button', { name: 'Close' }))).height).toBe(44);
  expect(await violations(page)).toEqual([]);
  await test.step('the page behind does not scroll', async () => {
    const { x } = await middleOf(dialog(page).getByRole('heading'));
    await page.mouse.move(x, 600);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.locator('video').count()).toBeGreaterThan(1);
});

test('a link to a camera requests no other picture, neither before it opens nor behind it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/demo/still/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/?state=ID&sort=id&camera=511id-demo-001');
  const own = dialog(page).getByRole('img');
  await expect(own).toBeVisible();
  const cameraPath = (await own.getAttribute('src'))?.split('?')[0] ?? '';
  await expect.poll(() => asked.filter((path) => path === cameraPath).length).toBeGreaterThan(1);
  expect([...new Set(asked)]).toEqual([cameraPath]);
});

test('on a phone, the video fills the width, pinching zooms it, a double tap resets it, and it is accessible @phone', async ({
  page,
}) => {
  await openVideo(page);
  await expect(dialog(page).getByRole('button', { name: 'VIEW ON MAP' })).toBeInViewport();
  const { x, y, width } = await middleOf(enlarged(page));
  expect(width / page.viewportSize()!.width).toBeGreaterThan(0.65);
  expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(page.viewportSize()!.width);
  expect((await middleOf(dialog(page).getByRole('button', { name: 'Close' }))).height).toBe(44);
  expect(await violations(page)).toEqual([]);
  const client = await page.context().newCDPSession(page);
  // Fingers of a steady hand, however busy the machine is.
  let timestamp = Date.now() / 1_000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) => {
    timestamp += 0.05;
    const touchPoints = xs.map((at, id) => ({ x: at, y, id }));
    return client.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  };
  await touch('touchStart', x - 40, x + 40);
  await touch('touchMove', x - 60, x + 60);
  await touch('touchMove', x - 80, x + 80);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(enlarged(page))).toBeCloseTo(2, 1);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await touch('touchStart', x);
  await touch('touchEnd');
  await touch('touchStart', x);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(enlarged(page))).toBe(1);
});
