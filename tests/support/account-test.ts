import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from './account-stack';
import { prepareContext, test as base } from './browser-test';
import { routeGoogle } from './google-popup';
import { ProblemCollector } from './problem-collector';

export { expect } from './browser-test';

/** A grid of working cameras in a fixed order. */
export const GRID = '/?state=SC&sort=id';
export const FIRST = '511sc-demo-001';
export const SECOND = '511sc-demo-002';
export const THIRD = '511sc-demo-003';

interface Devices {
  /** Another browser with its own storage and the same safety net. */
  openDevice: () => Promise<BrowserContext>;
}

export const test = base.extend<Devices>({
  context: async ({ context }, use) => {
    await routeGoogle(context);
    await use(context);
  },
  openDevice: async ({ browser, contextOptions, baseURL, viewport }, use) => {
    const opened: { context: BrowserContext; collector: ProblemCollector }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(baseURL !== undefined && { baseURL }),
      });
      const collector = await ProblemCollector.watch(context);
      await prepareContext(context, { showsLoading: false, hasFixedOrder: true, startsPaused: false });
      await routeGoogle(context);
      opened.push({ context, collector });
      return context;
    });
    for (const { collector } of opened) await collector.expectNone();
    await Promise.all(opened.map(({ context }) => context.close()));
  },
});

export const dialog = (page: Page, name: string | RegExp = /./): Locator => page.getByRole('dialog', { name });
export const inDialog = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

/** Opens the login dialog from the settings. */
export async function openLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await inDialog(page, 'LOG IN / SIGN UP').click();
  await dialog(page, 'Log in').waitFor();
}

/** Fills in and submits the open dialog. */
export async function fillLogIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await dialog(page, 'Log in').getByRole('button', { name: 'LOG IN', exact: true }).click();
}

/** Waits until the dialog has confirmed the login and closed. */
export async function awaitLoggedIn(page: Page): Promise<void> {
  await page.getByText('FAVORITES NOW SYNCED').waitFor();
  await page.getByText('FAVORITES NOW SYNCED').waitFor({ state: 'detached' });
}

/** Logs in to an existing account. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await openLogIn(page);
  await fillLogIn(page, person);
  await awaitLoggedIn(page);
}

/** Logs out in the settings and closes them. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await inDialog(page, 'LOG OUT').click();
  await inDialog(page, 'LOG IN / SIGN UP').waitFor();
  await page.keyboard.press('Escape');
}
