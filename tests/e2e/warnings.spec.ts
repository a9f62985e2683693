import { expect, test } from '../support/browser-test';
import { cardLinks, cards, listLength } from '../support/main-screen';

// Feeds start paused: which cameras are under a warning does not depend on them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('cards and the open camera name their warning, a filter shows only those, and warnings three hours old say so', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/weather\.gov|weather\.gc\.ca|alerts\/active|weather-alerts/.test(request.url())) asked.push(request.url());
  });
  await page.route('**/camera-data/alerts.json', async (route) => {
    const file = (await (await route.fetch()).json()) as { services: { succeededAt: number }[] };
    const services = file.services.map((service) => ({ ...service, succeededAt: Date.now() - 3 * 3_600_000 }));
    await route.fulfill({ json: { ...file, services } });
  });
  await page.goto('/?sort=severity');
  const first = cards(page).first();
  await expect(first.getByText('Blizzard Warning', { exact: true })).toBeVisible();
  const filter = page.getByRole('button', { name: /^Warnings/ });
  await expect(filter).toHaveText('Warnings from 3 hours ago');
  // No weather service is asked for its list.
  expect(asked).toEqual([]);
  await filter.click();
  await expect(page).toHaveURL(/[?&]warned=1/);
  await expect.poll(() => listLength(page)).toBeLessThan(200);
  await expect(cards(page).first().getByText('Blizzard Warning', { exact: true })).toBeVisible();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await cardLinks(page).first().click();
  const warnings = page.getByRole('dialog').getByRole('list', { name: 'Weather warnings' });
  await expect(warnings.getByRole('heading', { name: 'Blizzard Warning' })).toBeVisible();
  await expect(warnings.getByText(/^Until /)).toBeVisible();
  await expect(warnings.getByRole('link', { name: 'National Weather Service' })).toHaveAttribute(
    'href',
    /^https:\/\/forecast\.weather\.gov\/MapClick\.php\?lat=/,
  );
});
