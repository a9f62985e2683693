/** Development servers, allowed in the emulator only. */
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Origins that may call the function from a browser.
 * @param siteUrl Undefined while `firebase deploy` only lists the functions.
 */
export function allowedOrigins(siteUrl: string | undefined, isEmulator: boolean): (string | RegExp)[] {
  const site = siteUrl !== undefined && URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [];
  return isEmulator ? [...site, LOCAL_ORIGIN] : site;
}
