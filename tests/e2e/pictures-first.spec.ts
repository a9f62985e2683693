import { expect, test } from '../support/browser-test';
import { watchShifts } from '../support/layout-shifts';
import { cards, searchBox } from '../support/main-screen';

test.use({ startsPaused: true });

test('the first picture begins at most 150, 190, or 96 px down, and the bars slide away while the page scrolls down, and come back up, with the focus, and move no picture', async ({
  page,
}) => {
  const getShifts = await watchShifts(page.context());
  const header = page.getByRole('banner');
  await page.goto('/?sort=id');
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 1_500);
  await expect(header).not.toBeInViewport();
  await expect(searchBox(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
  expect(await getShifts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const topOfFirstPicture = () =>
    cards(page)
      .first()
      .evaluate((card) => card.firstElementChild?.getBoundingClientRect().top ?? Infinity);
  for (const [width, height, most] of [
    [1440, 900, 150],
    [1024, 768, 150],
    [390, 844, 190],
    [740, 360, 96],
    [844, 390, 96],
  ] as const)
    await test.step(`${width} x ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(topOfFirstPicture).toBeLessThanOrEqual(most);
      await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});
