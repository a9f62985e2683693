import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { cards } from '../support/main-screen';

const gear = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Settings/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const toggle = (page: Page, name: string) => panel(page).getByRole('switch', { name });

async function openSettings(page: Page) {
  await page.goto('/?state=ID');
  await expect(cards(page).first()).toBeVisible();
  await gear(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Runs in the page, before everything else: notes the contexts that are made and the tones that begin. */
function noteSounds(): void {
  const sounds: string[] = [];
  Object.assign(globalThis, { sounds });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function noted(this: OscillatorNode, when?: number) {
    sounds.push(`${this.type} ${String(this.frequency.value)}`);
    start.call(this, when);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      sounds.push('context');
    }
  };
}

const sounds = (page: Page) => page.evaluate(() => (globalThis as unknown as { sounds: string[] }).sounds);

test('the focus stays in the panels, Escape, CLOSE [ESC], and a click outside return it, and a switch pauses all feeds', async ({
  page,
}) => {
  await openSettings(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Between its last control and its first the browser's own bars have a turn.
    await expect(page.locator(':is(header, main, footer, nav) :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(gear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await test.step('in forced colors nothing shows through, and the selected option has an outline', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(panel(page)).not.toHaveCSS('background-color', /, 0\)$/);
    await expect(page.locator('nav [aria-current="true"]').first()).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  // The site has no collector.
  await expect(toggle(page, 'Share anonymous usage')).toHaveCount(0);
  await toggle(page, 'Pause all feeds').click();
  await expect(toggle(page, 'Pause all feeds')).toBeChecked();
  await panel(page).getByRole('button', { name: 'CLOSE [ESC]' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(gear(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Play all feeds' })).toBeVisible();
  const about = page.getByRole('dialog', { name: 'About Roadfeed' });
  const open = page.getByRole('banner').getByRole('button', { name: 'About' });
  await test.step('selecting text past the edge of About does not close it, and a click there does', async () => {
    await open.click();
    await expect(about.getByText('742 cameras')).toBeVisible();
    await about.getByText('It’s free, and you don’t need an account').hover();
    await page.mouse.down();
    await page.mouse.move(300, 500);
    await page.mouse.up();
    await expect(about).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(about).toBeHidden();
    await expect(open).toBeFocused();
  });
  await test.step('About opens the keyboard shortcuts, and so does the ? key', async () => {
    await open.click();
    await about.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await expect(about).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
  });
});

test('controls are silent until sounds are on; then each has its own', async ({ page }) => {
  await page.addInitScript(noteSounds);
  await openSettings(page);
  await toggle(page, 'Pause all feeds').click();
  expect(await sounds(page)).toEqual([]);
  await toggle(page, 'UI sound effects').click();
  const success = ['context', 'sine 800', 'sine 1000', 'sine 1200'];
  await expect.poll(() => sounds(page)).toEqual(success);
  await toggle(page, 'Pause all feeds').click();
  await expect.poll(() => sounds(page)).toEqual([...success, 'square 1200']);
  await panel(page).getByRole('button', { name: 'CLOSE [ESC]' }).click();
  await expect.poll(() => sounds(page)).toEqual([...success, 'square 1200', 'sine 800']);
  await page.reload();
  await gear(page).click();
  await expect(toggle(page, 'UI sound effects')).toBeChecked();
  await expect.poll(() => sounds(page)).toEqual(['context', 'sine 800']);
});

test('music starts as soon as an unresponsive station answers, and stops with the same button', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/night-drive\.m3u8/, 'the station is down at first');
  await page.clock.install();
  let isUp = false;
  await page.route('**/radio/night-drive.m3u8', (route) => (isUp ? route.continue() : route.fulfill({ status: 503 })));
  const heard: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/radio/')) heard.push(response.status());
  });
  await openSettings(page);
  await expect(toggle(page, 'Music')).not.toBeChecked();
  expect(heard).toEqual([]);
  await test.step('it waits for the station', async () => {
    await toggle(page, 'Music').click();
    // One try of the visitor's, one of hls.js.
    await expect.poll(() => heard.filter((status) => status === 503).length).toBeGreaterThan(1);
    await expect(panel(page).getByRole('status')).toHaveText('Tuning in…');
    isUp = true;
    await page.clock.runFor(10_000);
    await expect(panel(page).getByRole('status')).toHaveText('Playing');
  });
  await test.step('it announces itself to the system and in the header', async () => {
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Night Drive');
    await page.keyboard.press('Escape');
    await expect(gear(page)).toHaveAccessibleName('Settings, music is playing');
  });
  await gear(page).click();
  await toggle(page, 'Music').click();
  await expect(panel(page).getByRole('status')).toHaveText('Off');
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
});

test('at every width the header’s controls are apart, on screen, and 44 px high, and its panels open @phone', async ({
  page,
}) => {
  await page.goto('/?state=ID');
  await expect(cards(page).first()).toBeVisible();
  const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
  for (const width of [320, 360, 390, 481, 768, 769, 981, 1101, 1201, 1261, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(page.getByRole('banner')).toHaveCSS('width', `${String(width)}px`);
    const boxes = await controls.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
    // The two buttons of the views share a frame of 44 px.
    expect(boxes.filter(({ height }) => height < 36)).toEqual([]);
    expect(boxes.filter(({ height }) => height >= 44).length).toBeGreaterThanOrEqual(4);
    expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    expect(boxes.filter(({ right }, index) => right > (boxes[index + 1]?.left ?? Infinity))).toEqual([]);
  }
  await test.step('on a phone Settings pauses all feeds, and About opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await gear(page).tap();
    await toggle(page, 'Pause all feeds').tap();
    await expect(toggle(page, 'Pause all feeds')).toBeChecked();
    await panel(page).getByRole('button', { name: 'CLOSE [ESC]' }).tap();
    await expect(page.getByRole('button', { name: 'Play all feeds' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'About' }).tap();
    await expect(page.getByRole('dialog', { name: 'About Roadfeed' })).toBeInViewport();
  });
});
