import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { travel } from '../support/main-screen';
import { violations } from '../support/violations';

/** A camera of three stills in Idaho, and the wall that begins with it. */
const NAMPA_WALL = '/?state=ID&q=I-84+WB+at+Nampa';
const CAMERA = /I-84 WB at Nampa$/;
const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: CAMERA }) });
const angle = (scope: Locator) => scope.getByRole('button', { name: /^ANGLE: / });
const picture = (scope: Locator | Page, name: string) => scope.getByRole('img', { name: new RegExp(`, ${name}$`) });

async function openWall(page: Page): Promise<Locator> {
  await page.goto(NAMPA_WALL);
  await card(page).scrollIntoViewIfNeeded();
  await expect(picture(card(page), 'Eastbound')).toBeVisible();
  return card(page);
}

/** True if it is drawn above the picture of its card. */
const isOnTop = (it: HTMLElement) => {
  const angles = it.closest('article')?.querySelector<HTMLElement>('[role="group"]');
  // Neither takes the pointer, and only elements that do can be found by position.
  for (const part of [it, angles!]) part.style.pointerEvents = 'auto';
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Controls of a card are this large, inside its picture, and beside its freshness chip. */
async function expectControls(scope: Locator, leastPx: number) {
  const [previous, name, next, chip, frame] = await Promise.all(
    [
      scope.getByTitle('Previous angle'),
      angle(scope),
      scope.getByTitle('Next angle'),
      scope.getByText(/^(loaded )?(\d+ s ago|now)$/),
      scope.getByRole('group'),
    ].map((part) => part.boundingBox()),
  );
  const controls = [previous!, name!, next!];
  expect(Math.min(...controls.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(leastPx);
  expect(controls.filter(({ x, y }) => x < chip!.x + chip!.width && y < chip!.y + chip!.height)).toEqual([]);
  expect(next!.x + next!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
}

test('angle controls do not overlap, and the label pauses rotation', async ({ page }) => {
  await page.clock.install();
  const nampa = await openWall(page);
  await expectControls(nampa, 24);
  await test.step('on hover the label shows whether it rotates, a click toggles, and the source badge stays above', async () => {
    await expect(nampa.getByText('AUTO ROTATE ON')).toBeHidden();
    await angle(nampa).hover();
    await expect(nampa.getByText('AUTO ROTATE ON')).toBeVisible();
    await expect(angle(nampa)).toHaveAttribute('title', 'Auto-rotating (click to pause)');
    await angle(nampa).click();
    await expect(nampa.getByText('AUTO ROTATE OFF')).toBeVisible();
    await expect(angle(nampa)).toHaveAttribute('title', 'Click to resume auto-rotation');
    await angle(nampa).click();
    await expect(nampa.getByText('AUTO ROTATE ON')).toBeVisible();
    const badge = nampa.getByText('511ID IMAGE', { exact: true });
    expect(await badge.evaluate(isOnTop)).toBe(true);
    await page.mouse.move(0, 0);
    await nampa.getByTitle('Previous angle').focus();
    await expect(nampa.getByText('AUTO ROTATE ON')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(nampa.getByText('AUTO ROTATE ON')).toBeVisible();
  });
});

test('on a wall the caption is above the picture, and the angle buttons show under the pointer; the open camera rotates its views, and can show all of them at once', async ({
  page,
}) => {
  // Otherwise the angle may rotate just before the click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The second camera: the pointer begins above the first, which may have the focus.
  await page.goto('/?state=ID&sort=id&density=wall&columns=4');
  const tile = card(page);
  await expect(picture(tile, 'Eastbound')).toBeVisible();
  await expect(angle(tile)).toBeHidden();
  expect(await tile.getByRole('heading').evaluate(isOnTop)).toBe(true);
  await tile.hover();
  await tile.getByTitle('Next angle').click();
  await expect(picture(tile, 'Westbound')).toBeVisible();
  await test.step('in a kiosk, which takes no input, the angle is a label', async () => {
    await travel(page, `${NAMPA_WALL}&kiosk=1`);
    await expect(picture(page, 'Eastbound')).toBeVisible();
    await expect(page.getByTitle('Next angle')).toBeHidden();
    const label = page.locator('[data-rotating]');
    await label.focus();
    await expect(label).toBeVisible();
    await expect(label).not.toBeFocused();
  });
  await travel(page, '/?state=ID&camera=511id-demo-002');
  const dialog = page.getByRole('dialog');
  await expect(picture(dialog, 'Eastbound')).toBeVisible();
  await dialog.getByTitle('Next angle').click();
  await expect(picture(dialog, 'Westbound')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  await angle(dialog).click();
  await dialog.getByTitle('All angles at once').click();
  const tiles = dialog.getByRole('list', { name: /^Angles/ }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  await expect(picture(dialog, 'Eastbound')).toBeVisible();
  await expect(dialog.getByTitle('Zoom in')).toBeHidden();
  const sizes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
  expect(Math.min(...sizes.map(({ width }) => width))).toBeGreaterThanOrEqual(300);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(250);
  const { right } = await dialog.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
  expect(Math.max(...sizes.map((tile) => tile.right))).toBeLessThanOrEqual(right);
  await dialog.getByTitle('All angles at once').click();
  await expect(dialog.getByTitle('Zoom in')).toBeVisible();
});

test('on a phone, a card’s controls are at least 44 px, next to its freshness chip, and accessible @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectControls(await openWall(page), 44);
  expect(await violations(page)).toEqual([]);
});
