import { expect, test } from '../support/browser-test';
import { cards, choose, travel } from '../support/main-screen';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

test('an open camera shows its weather in the units of its country or the visitor’s choice; if the service is down, one line says so', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const strip = dialog.getByRole('table', { name: 'Weather now and in the next hours' });
  await page.goto('/?camera=511id-demo-003');
  await expect(strip.getByRole('columnheader')).toHaveCount(7);
  await expect(strip.getByRole('row', { name: /^Temp °F( -?\d+°){7}$/ })).toBeVisible();
  await expect(strip.getByRole('row', { name: /^Wind mph( \d+){7}$/ })).toBeVisible();
  await expect(dialog.getByText(/Times in M[SD]T\./)).toBeVisible();
  await travel(page, '/?camera=toronto-demo-002');
  await expect(strip.getByRole('rowheader', { name: 'Temp °C' })).toBeVisible();
  await expect(dialog.getByText(/Weather in Toronto, \d+ km away\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByRole('radio', { name: '°F, mph, miles' }).check();
  await page.route('**/demo/weather/nws/**', (route) => route.fulfill({ body: '<!doctype html>Maintenance' }));
  await travel(page, '/?camera=toronto-demo-002');
  await expect(strip.getByRole('rowheader', { name: 'Temp °F' })).toBeVisible();
  await travel(page, '/?camera=511id-demo-010');
  await expect(dialog.getByText('Weather from the National Weather Service is unavailable right now.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Live picture/ })).toBeVisible();
});

test('the winter view has passes and warned cameras first with the weather on their cards, from the sort menu and by its address', async ({
  page,
}) => {
  const first = cards(page).first();
  // The demo's chain controls and icy roads change with its weather, and come before passes.
  await page.route('**/camera-data/events.json', (route) => route.fulfill({ json: null }));
  const winter = '/?q=us-93&source=511id&mode=winter';
  const expectPassFirst = async () => {
    await expect(first.getByRole('heading')).toHaveText(/Galena Summit$/);
    await expect(first).toContainText(/Weather: -?\d+\s°F · \d+\smph/);
  };
  await page.goto(winter);
  await expectPassFirst();
  await choose(page, 'Sort', 'A → Z');
  await expect(page.getByText(/^Weather: /)).toHaveCount(0);
  await choose(page, 'Sort', /^Winter/);
  await expect(page).toHaveURL(winter);
  await expectPassFirst();
  await test.step('on a phone, it and the warnings are one tap away', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await travel(page, '/?source=511id');
    const button = page.getByRole('button', { name: 'Winter view' });
    await button.click();
    await expect(page).toHaveURL('/?source=511id&mode=winter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Warnings/ }).click();
    await expect(page).toHaveURL('/?source=511id&mode=winter&warned=1');
    await button.click();
    await expect(page).toHaveURL('/?source=511id&warned=1');
  });
});
