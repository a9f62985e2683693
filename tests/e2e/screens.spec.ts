import { expect, test } from '../support/browser-test';
import { travel } from '../support/main-screen';
import { violations } from '../support/violations';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const DRIVE = 'drive=Buffalo,+NY~Albany,+NY';
const CAMS = 'cams=511ny-demo-001*511ny-demo-002*511ny-demo-003';

/** An address, and a text that its screen shows when it is complete. */
const SCREENS: readonly (readonly [address: string, text: RegExp])[] = [
  ['/?state=ID', /\[42\/742\]/],
  ['/?wall=', /Put up to 64 cameras/],
  ['/?drive=', /in the order you’ll pass them/],
  [`/?${DRIVE}`, /Save this drive/],
  [`/?${DRIVE}&play=1`, /^\d+ s$/],
  [`/?wall=Morning&${CAMS}`, /3 cameras/],
  [`/?wall=Morning&${CAMS}&choose=1`, /3 of 64/],
  [`/?wall=Morning&${CAMS}&kiosk=1`, /NO VIDEO/],
  ['/?view=map&at=43.03313,-75.01067,12', /Closures and incidents/],
];

test('axe finds nothing on the screens of favorites, Settings, About, drives, walls, embeds, and the map with events', async ({
  page,
}) => {
  const found: unknown[] = [];
  const look = async (text: RegExp) => {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    found.push(...(await violations(page)).map((violation) => ({ address: page.url(), ...violation })));
  };
  await page.goto(`/embed?wall=Morning&${CAMS}`);
  await look(/paused/i);
  await page.goto('/?fav=1');
  await look(/Tap the heart/);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Settings' }).click();
  await look(/CLOSE \[ESC\]/);
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'About' }).click();
  await page.getByText('Technology').click();
  await expect(page.getByRole('link', { name: 'MapLibre GL JS' })).toBeVisible();
  await page.getByText(/^Cameras: \d+ agencies$/).click();
  await look(/MapLibre/);
  await page.keyboard.press('Escape');
  for (const [address, text] of SCREENS) {
    await travel(page, address);
    await look(text);
  }
  expect(found).toEqual([]);
});
