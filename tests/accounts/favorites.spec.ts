import type { Page } from '@playwright/test';
import { createAccount, newPerson, readServerFavorites, writeServerFavorites } from '../support/account-stack';
import { expect, FIRST, GRID, logIn, SECOND, test, THIRD } from '../support/account-test';
import { heartOf } from '../support/main-screen';

const CUT = 'the connection to the favorites is cut on purpose';
/** Errors of the browser, and of the SDK, about requests that fail offline. */
const CUT_REQUESTS =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_NETWORK|Could not reach Cloud Firestore backend/;

async function openLoggedIn(page: Page, person: ReturnType<typeof newPerson>) {
  await page.goto(GRID);
  await logIn(page, person);
  await page.keyboard.press('Escape');
}

/** Waits until the hearts of the first cameras have these states. */
async function expectHearts(page: Page, pressed: readonly boolean[]) {
  const ids = [FIRST, SECOND, THIRD].slice(0, pressed.length);
  const shown = () => Promise.all(ids.map((id) => heartOf(page, id).getAttribute('aria-pressed')));
  await expect.poll(shown).toEqual(pressed.map(String));
}

test('two devices show the same favorites, whichever one changes them', async ({ page, openDevice }) => {
  const person = newPerson();
  const uid = await createAccount(person);
  await writeServerFavorites(uid, [THIRD]);
  await openLoggedIn(page, person);
  const other = await (await openDevice()).newPage();
  await openLoggedIn(other, person);
  await expectHearts(page, [false, false, true]);
  await heartOf(page, FIRST).click();
  await expectHearts(other, [true, false, true]);
  await heartOf(other, THIRD).click();
  await heartOf(other, SECOND).click();
  await expectHearts(page, [true, true, false]);
  expect(await readServerFavorites(uid)).toEqual([FIRST, SECOND]);
});

test('favorites changed offline reach the account later without losing others', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(CUT_REQUESTS, CUT);
  const person = newPerson();
  const uid = await createAccount(person);
  await writeServerFavorites(uid, [THIRD]);
  await openLoggedIn(page, person);
  await expectHearts(page, [false, false, true]);
  await context.setOffline(true);
  await heartOf(page, FIRST).click();
  await heartOf(page, THIRD).click();
  await expectHearts(page, [true, false, false]);
  await writeServerFavorites(uid, [THIRD, SECOND]);
  await context.setOffline(false);
  await expect.poll(() => readServerFavorites(uid), { timeout: 40_000 }).toEqual([SECOND, FIRST]);
  await expectHearts(page, [true, true, false]);
});
