import { expect, test } from '../support/browser-test';

test('an open camera and a drive say what is closed on their road, how far, and until when', async ({ page }) => {
  const road = page.getByRole('dialog').getByRole('list', { name: 'On this road' });
  await page.goto('/?camera=511ny-demo-021');
  await expect(road.getByRole('heading')).toHaveText('Closed 1.5 mi ahead');
  await expect(road.getByText(/^Until .+\. 511 New York \(in a new tab\)$/)).toBeVisible();
  await expect(road.getByRole('link', { name: '511 New York' })).toHaveAttribute('href', 'https://511ny.org');
  // On the other carriageway, nothing is ahead.
  await page.goto('/?camera=511ny-demo-026');
  await expect(road.getByRole('heading')).toHaveText('Bridge work 1.9 mi to the west, eastbound');
  await page.goto('/?drive=Herkimer, NY~Syracuse, NY');
  const drive = page.getByRole('region', { name: 'Cameras along the drive' });
  await expect(drive.getByRole('link', { name: /^Closed between Herkimer and Utica · \d\.\d mi$/ })).toBeVisible();
});
