/** Where a development server may stand while the function runs in the emulator. */
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * The pages that a browser lets call the function: those of the site and, in the emulator, those of this machine.
 * @param siteUrl Not known yet while `firebase deploy` only reads which functions there are: then none.
 */
export function allowedOrigins(siteUrl: string | undefined, isEmulator: boolean): (string | RegExp)[] {
  const site = siteUrl !== undefined && URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [];
  return isEmulator ? [...site, LOCAL_ORIGIN] : site;
}
