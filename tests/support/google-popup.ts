import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

const GOOGLE_API = /^https:\/\/apis\.google\.com\/js\/api\.js/;
/** Optional styles of the emulator's own page. */
const DECORATION = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//;
/** Firestore requests this after a lost connection to check for a network. */
const NETWORK_PROBE = /^https:\/\/www\.google\.com\/images\/cleardot\.gif/;
const ONE_PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const SHIM = readFileSync('tests/support/google-api.js', 'utf8');

/**
 * Lets a browser sign in with Google through the Auth emulator, and Firestore reconnect, without a network. Call it before a
 * page opens.
 */
export async function routeGoogle(context: BrowserContext): Promise<void> {
  await context.route(GOOGLE_API, (route) => route.fulfill({ contentType: 'text/javascript', body: SHIM }));
  await context.route(NETWORK_PROBE, (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
  await context.route(DECORATION, (route) => {
    const isStyle = route.request().resourceType() === 'stylesheet';
    return route.fulfill({ contentType: isStyle ? 'text/css' : 'text/javascript', body: '' });
  });
}

/** Signs in with a new Google account in the emulator's popup. */
export async function fillGooglePopup(
  popup: Page,
  { email, displayName }: { email: string; displayName: string },
): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(displayName);
  await popup.locator('#sign-in').click();
}

/** Signs in with an existing Google account in the popup. */
export async function chooseGoogleAccount(popup: Page, email: string): Promise<void> {
  await popup.locator('.js-reuse-account', { hasText: email }).click();
}
