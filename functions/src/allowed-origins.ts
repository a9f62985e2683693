/** Development servers, for the emulator only. */
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Origins that may call the function. @param siteUrl Undefined while `firebase deploy` lists the functions. */
export function allowedOrigins(siteUrl: string | undefined, isEmulator: boolean): (string | RegExp)[] {
  const site = siteUrl ? [new URL(siteUrl).origin] : [];
  return isEmulator ? [...site, LOCAL_ORIGIN] : site;
}
