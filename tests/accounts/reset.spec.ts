import type { Page } from '@playwright/test';
import {
  createAccount,
  logInWithGoogle,
  logInWithPassword,
  mailsTo,
  newPerson,
  resetLinkIn,
} from '../support/account-stack';
import { awaitLoggedIn, dialog, expect, fillLogIn, GRID, inDialog, openLogIn, test } from '../support/account-test';

const REFUSED = 'a used or wrong code is refused with 400';
const INVALID = 'This password reset link is invalid or has expired';

async function askForMail(page: Page, email: string) {
  await openLogIn(page);
  await dialog(page, 'Log in').getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await inDialog(page, 'SEND RESET EMAIL').click();
  await expect(page.getByRole('heading', { name: '✓ EMAIL SENT' })).toBeVisible();
}

const error = (page: Page) => page.getByRole('main').getByRole('alert');

async function choosePassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat new password').fill(repeated);
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
}

test('a forgotten password is reset by email, and the link works once', async ({ page, expectProblem }) => {
  expectProblem(/accounts:resetPassword|status of 400/, REFUSED);
  const person = newPerson();
  await createAccount(person);
  await page.goto(GRID);
  await askForMail(page, person.email);
  const [mail] = await mailsTo(person.email);
  if (!mail) throw new Error('No mail came.');
  const link = resetLinkIn(mail);
  const code = link.searchParams.get('oobCode');
  if (!code) throw new Error(`No code in ${link.href}`);
  const withCode: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(code)) withCode.push(request.url());
  });

  await page.goto(link.href);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await choosePassword(page, 'new password', 'another one');
  await expect(error(page)).toHaveText('Passwords do not match');
  await choosePassword(page, 'a new password');
  await expect(page.getByText('✓ PASSWORD CHANGED')).toBeVisible();
  await expect(page).toHaveURL('/');
  // Only the visit itself.
  expect(withCode).toEqual([link.href]);

  // Cameras come with the code that hears a click.
  await expect(page.getByRole('article').first()).toBeVisible();
  await openLogIn(page);
  await fillLogIn(page, { ...person, password: 'a new password' });
  await awaitLoggedIn(page);

  await page.goto(link.href);
  await expect(error(page)).toHaveText(INVALID);
});

test('a Google account linked to another person’s address cannot log in after a reset request', async ({ page }) => {
  const victim = newPerson();
  const uid = await createAccount(victim, { emailVerified: false });
  const intruder = { sub: `intruder-${uid}`, email: newPerson().email, email_verified: true };
  await logInWithGoogle(intruder, await logInWithPassword(victim));
  expect(await logInWithGoogle(intruder)).toBe(uid);

  await page.goto(GRID);
  await askForMail(page, victim.email);
  await mailsTo(victim.email);
  expect(await logInWithGoogle(intruder)).not.toBe(uid);
});
