import type { AccountConfig } from './account-config';
import { EMULATOR_HOST } from './firebase/emulator-host';

/**
 * What a page with code may use so that accounts work, by directive of its content security policy: the program and the frame of
 * Google's sign-in popup, the program of Firebase Analytics, and the emulators, which speak plain http.
 */
export function accountSources(config: AccountConfig | null): Readonly<Record<string, readonly string[]>> {
  if (config === null) return {};
  const { authDomain, measurementId, emulators } = config;
  const scripts = ['https://apis.google.com', ...(measurementId ? ['https://www.googletagmanager.com'] : [])];
  const address = (port: number) => `http://${EMULATOR_HOST}:${String(port)}`;
  return {
    'script-src': scripts,
    'frame-src': [`https://${authDomain}`, ...(emulators ? [address(emulators.auth)] : [])],
    ...(emulators && { 'connect-src': Object.values(emulators).map(address) }),
  };
}
