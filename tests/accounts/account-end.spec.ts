import { MIN_WRITE_INTERVAL_MS } from '@/lib/constants/favorites';
import {
  createAccount,
  disableAccount,
  getFavoritesAgeMs,
  newPerson,
  readServerFavorites,
  uidOf,
} from '../support/account-stack';
import { dialog, expect, fillLogIn, FIRST, GRID, logIn, openLogIn, test } from '../support/account-test';
import { heartOf } from '../support/main-screen';
import { violations } from '../support/violations';

const REFUSED = 'the sign-in service refuses an account that is disabled or gone with 400';

test('a disabled account is logged out with a message, and cannot log in again', async ({ page, expectProblem }) => {
  expectProblem(/accounts:(lookup|signInWithPassword)|\/v1\/token|status of 400/, REFUSED);
  const person = newPerson();
  const uid = await createAccount(person);
  await page.goto(GRID);
  await logIn(page, person);
  await disableAccount(uid);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'You are logged out: this account was disabled' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await openLogIn(page);
  await fillLogIn(page, person);
  await expect(dialog(page, 'Log in').getByRole('alert')).toContainText('This account is disabled.');
});

test('deleting an account by its password also deletes its documents', async ({ page, expectProblem }) => {
  expectProblem(/accounts:signInWithPassword|status of 400/, REFUSED);
  const person = newPerson();
  const uid = await createAccount(person);
  await page.goto(GRID);
  await logIn(page, person);
  await page.keyboard.press('Escape');
  await heartOf(page, FIRST).click();
  await expect.poll(() => readServerFavorites(uid)).toEqual([FIRST]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const confirm = dialog(page, 'Delete your account?');
  await confirm.getByLabel('Password', { exact: true }).fill('not the password');
  await confirm.getByRole('button', { name: 'DELETE ACCOUNT' }).click();
  await expect(confirm.getByRole('alert')).toHaveText('Wrong password.');
  expect(await violations(page)).toEqual([]);
  expect(await readServerFavorites(uid)).toEqual([FIRST]);

  // Before, the rules would refuse the first try.
  await expect.poll(() => getFavoritesAgeMs(uid)).toBeGreaterThan(MIN_WRITE_INTERVAL_MS);
  await confirm.getByLabel('Password', { exact: true }).fill(person.password);
  await confirm.getByRole('button', { name: 'DELETE ACCOUNT' }).click();
  await dialog(page, '✓ ACCOUNT DELETED').getByRole('button', { name: 'CLOSE', exact: true }).click();
  await expect(page.getByRole('button', { name: 'LOG IN / SIGN UP' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
  expect(await readServerFavorites(uid)).toBeNull();
  await expect(uidOf(person.email)).rejects.toThrow('No account');
});
