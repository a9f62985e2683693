import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';

const playingVideos = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter((video) => video.currentTime > 0).length);

/** The current frame of the first playing video. */
function videoPixels(page: Page): Promise<string> {
  return page.evaluate(() => {
    const video = [...document.querySelectorAll('video')].find((element) => element.currentTime > 0);
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    if (video) canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  });
}

test('the grid plays moving live video in 370 px cards, three side by side, with their source and place', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => playingVideos(page)).toBeGreaterThanOrEqual(3);
  await expect(cards(page).getByText('LIVE', { exact: true }).first()).toBeVisible();
  const before = await videoPixels(page);
  await expect.poll(() => videoPixels(page)).not.toBe(before);
  const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards(page).nth(index).boundingBox()));
  expect(boxes.map((box) => [box?.width, box?.height])).toEqual(Array(4).fill([370, 430]));
  expect(new Set(boxes.slice(0, 3).map((box) => box?.y)).size).toBe(1);
  expect((boxes[3]?.y ?? 0) - (boxes[0]?.y ?? 0)).toBe(450);
  const first = cards(page).filter({ hasText: '511NY VIDEO' }).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/^DEMO · /);
  await expect(first.getByText('DEMO', { exact: true })).toBeVisible();
  await expect(first.getByText(/, NY/)).toBeVisible();
});

/** Holds back the videos: a player counts from its start, and nine that play cost the machine most of this test. */
async function watchPlayers(page: Page): Promise<void> {
  await page.route('**/demo/live/**', () => undefined);
  await page.addInitScript(() => {
    const most = { players: 0 };
    Object.assign(window, { most });
    new MutationObserver(() => {
      most.players = Math.max(most.players, document.querySelectorAll('video').length);
    }).observe(document, { childList: true, subtree: true });
  });
}

test('the grid never runs more than nine players and mounts only what is near the screen', async ({ page }) => {
  await watchPlayers(page);
  await page.goto('/?state=SC&sort=id');
  await expect(page.locator('video')).toHaveCount(9);
  await page.evaluate(() => {
    for (const video of document.querySelectorAll('video')) video.dataset.before = '';
  });
  for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, 900);
  await expect(page.locator('video:not([data-before])')).toHaveCount(9);
  const { players, elements } = await page.evaluate(() => ({
    players: (window as unknown as { most: { players: number } }).most.players,
    elements: document.querySelectorAll('[role="feed"] *').length,
  }));
  expect(players).toBe(9);
  expect(elements).toBeLessThan(600);
});

test('up to 768 px one card fills the width, and at most four players run @phone', async ({ page }) => {
  await watchPlayers(page);
  await page.goto('/?state=SC&sort=id');
  await expect(page.locator('video')).toHaveCount(4);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    const boxes = () => Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()));
    await expect
      .poll(async () => (await boxes()).map((box) => [box?.width, box?.height]))
      .toEqual(Array(2).fill([width - 20, 360]));
    const [first, second] = await boxes();
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(375);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await page.evaluate(() => (window as unknown as { most: { players: number } }).most.players)).toBe(4);
});
