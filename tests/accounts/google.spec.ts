import type { Page } from '@playwright/test';
import { newPerson, readServerFavorites, readServerProfile, uidOf } from '../support/account-stack';
import { awaitLoggedIn, dialog, expect, FIRST, GRID, inDialog, logOut, openLogIn, test } from '../support/account-test';
import { chooseGoogleAccount, fillGooglePopup } from '../support/google-popup';
import { heartOf } from '../support/main-screen';

/** Opens the Google window from the open dialog. */
async function openGoogle(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await inDialog(page, 'CONTINUE WITH GOOGLE').click();
  return popup;
}

test('a Google account logs in for the first time and again from another browser', async ({ page, openDevice }) => {
  const person = newPerson('Grace Hopper');
  await page.goto(GRID);
  await heartOf(page, FIRST).click();
  await inDialog(page, 'LOG IN / SIGN UP').click();
  await fillGooglePopup(await openGoogle(page), person);
  await awaitLoggedIn(page);
  const uid = await uidOf(person.email);
  await expect.poll(() => readServerFavorites(uid)).toEqual([FIRST]);
  await expect.poll(() => readServerProfile(uid)).toEqual({ displayName: 'Grace Hopper' });
  await logOut(page);

  const other = await (await openDevice()).newPage();
  await other.goto(GRID);
  await openLogIn(other);
  await chooseGoogleAccount(await openGoogle(other), person.email);
  await awaitLoggedIn(other);
  await expect(other.getByText('LOGGED IN: Grace Hopper')).toBeVisible();
  await expect(heartOf(other, FIRST)).toHaveAttribute('aria-pressed', 'true');
});

test('reports a blocked popup, and the next try works', async ({ page }) => {
  const person = newPerson('Mary Jackson');
  await page.addInitScript(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.goto(GRID);
  await openLogIn(page);
  await inDialog(page, 'CONTINUE WITH GOOGLE').click();
  await expect(dialog(page, 'Log in').getByRole('alert')).toContainText(
    'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
  );
  const popup = page.waitForEvent('popup');
  await inDialog(page, 'TRY AGAIN').click();
  await fillGooglePopup(await popup, person);
  await awaitLoggedIn(page);
});
