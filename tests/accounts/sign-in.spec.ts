import type { Page } from '@playwright/test';
import {
  confirmEmail,
  createAccount,
  newPerson,
  readServerFavorites,
  readServerProfile,
  uidOf,
} from '../support/account-stack';
import {
  awaitLoggedIn,
  dialog,
  expect,
  fillLogIn,
  FIRST,
  GRID,
  inDialog,
  logIn,
  logOut,
  openLogIn,
  test,
} from '../support/account-test';
import { heartOf } from '../support/main-screen';
import { violations } from '../support/violations';

const WRONG = 'Wrong email or password.';
const REFUSED = 'the sign-in service refuses what is wrong with 400';

/** Expects all fields and buttons of a dialog between its left and right edges. */
async function expectInside(page: Page, name: string) {
  const box = await dialog(page, name).boundingBox();
  if (!box) throw new Error(`No dialog: ${name}`);
  const boxes = await dialog(page, name)
    .locator('input, button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(3);
  expect(boxes.filter(({ left, right }) => left < box.x || right > box.x + box.width)).toEqual([]);
}

async function fillSignUp(page: Page, { displayName, email, password }: ReturnType<typeof newPerson>) {
  await dialog(page, 'Log in').getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await inDialog(page, 'CREATE ACCOUNT').click();
}

test('a new account gets the favorite that prompted it once its email is confirmed', async ({ page }) => {
  const person = newPerson('Ada Lovelace');
  await page.goto(GRID);
  await heartOf(page, FIRST).click();
  const prompt = dialog(page, 'Sign up/log in to sync favorites');
  await expect(prompt).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await prompt.getByRole('button', { name: 'LOG IN / SIGN UP' }).click();
  await expect(dialog(page, 'Log in')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fillSignUp(page, person);
  const confirm = dialog(page, 'Confirm your email');
  await confirm.getByRole('button', { name: 'I OPENED THE LINK' }).click();
  await expect(confirm.getByRole('status')).toHaveText('Not confirmed yet. Open the link in the email first.');
  expect(await violations(page)).toEqual([]);
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  const uid = await uidOf(person.email);
  expect(await readServerFavorites(uid)).toBeNull();

  await confirmEmail(person.email);
  await confirm.getByRole('button', { name: 'I OPENED THE LINK' }).click();
  await awaitLoggedIn(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => readServerFavorites(uid)).toEqual([FIRST]);
  await expect.poll(() => readServerProfile(uid)).toEqual({ displayName: person.displayName });

  await page.reload();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('LOGGED IN: Ada Lovelace')).toBeVisible();
});

test('a wrong password and an unknown email get the same message, and the right ones log in', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/signInWithPassword|status of 400/, REFUSED);
  const person = newPerson();
  await createAccount(person);
  await page.goto(GRID);
  await openLogIn(page);
  await fillLogIn(page, { ...person, password: 'not the password' });
  const error = dialog(page, 'Log in').getByRole('alert');
  await expect(error).toHaveText(WRONG);
  expect(await violations(page)).toEqual([]);
  await fillLogIn(page, { ...newPerson(), password: person.password });
  await expect(error).toHaveText(WRONG);
  await fillLogIn(page, person);
  await awaitLoggedIn(page);
});

test('logging out leaves nothing in the browser, and the next user sees their own favorites', async ({ page }) => {
  const [alice, bob] = [newPerson('Alice'), newPerson('Bob')];
  await createAccount(alice);
  const bobsId = await createAccount(bob);
  await page.goto(GRID);
  await logIn(page, alice);
  await page.keyboard.press('Escape');
  await heartOf(page, FIRST).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await logOut(page);
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(FIRST);
  // Waiting changes reached the account before the logout.
  await expect.poll(async () => readServerFavorites(await uidOf(alice.email))).toEqual([FIRST]);

  await logIn(page, bob);
  await page.keyboard.press('Escape');
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
  expect((await readServerFavorites(bobsId)) ?? []).toEqual([]);
});

test.describe('on the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the forms fit into their dialogs', async ({ page }) => {
    await page.goto(GRID);
    await openLogIn(page);
    await expectInside(page, 'Log in');
    await dialog(page, 'Log in').getByRole('button', { name: 'Create an account' }).click();
    await expectInside(page, 'Create account');
  });
});
