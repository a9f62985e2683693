import type { BrowserContext, Page } from '@playwright/test';
import { readStackSettings } from '../firebase/stack/stack-settings';
import { createAccount, newPerson } from '../support/account-stack';
import { dialog, expect, FIRST, GRID, inDialog, logIn, openLogIn, test } from '../support/account-test';
import { cards, heartOf } from '../support/main-screen';

const AUTH = '@firebase/auth';
const FIRESTORE = '@firebase/firestore';

/** The SDK parts that a page loaded, in order. */
function watchSdk(page: Page): string[] {
  const parts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The test may end, and close the page, before the last script is read.
    const text = await response.text().catch(() => '');
    if (!text.includes('@firebase/')) return;
    // The shared part names all others.
    const names = [AUTH, FIRESTORE].filter((name) => text.includes(name));
    parts.push(names.length === 1 ? names.join('') : 'shared');
  });
  return parts;
}

const { auth, firestore } = readStackSettings();
const isFirebase = (url: URL) => [auth, firestore].includes(Number(url.port));
/** Leaves all account requests of a context unanswered. */
async function hangAccounts(context: BrowserContext) {
  await context.route(isFirebase, () => undefined);
}

test('loads no Firebase code before the login dialog, and Firestore only after login', async ({ page }) => {
  const person = newPerson();
  await createAccount(person);
  const parts = watchSdk(page);
  await page.goto(GRID);
  await heartOf(page, FIRST).click();
  await inDialog(page, 'Maybe Later').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards(page).first()).toBeVisible();
  expect(parts).toEqual([]);
  await openLogIn(page);
  await expect(inDialog(page, 'CONTINUE WITH GOOGLE')).toBeEnabled();
  await expect.poll(() => parts).toContain(AUTH);
  expect(parts).not.toContain(FIRESTORE);
  await page.reload();
  await logIn(page, person);
  await expect.poll(() => parts).toContain(FIRESTORE);
});

test('the cameras do not wait for a sign-in service that does not answer', async ({ page, context }) => {
  const person = newPerson();
  await createAccount(person);
  await page.goto(GRID);
  await logIn(page, person);
  await page.goto('about:blank');
  await hangAccounts(context);
  await page.goto(GRID);
  await expect(cards(page).first()).toBeVisible();
  await heartOf(page, FIRST).click();
  await expect(heartOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toHaveCount(0);
});
