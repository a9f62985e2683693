import { ACCOUNT_CONFIG } from '@/lib/account/account-config';
import { httpsAddress } from '@/lib/security/https-address';
import { usageConsent } from '@/lib/settings/settings';
import type { UsageEvent } from './usage-event';

// Spelled out: the build replaces exactly this expression.
const COLLECTOR_URL = process.env.NEXT_PUBLIC_ANALYTICS_URL;
const COLLECTOR = COLLECTOR_URL ? httpsAddress(COLLECTOR_URL) : null;
const FIREBASE = ACCOUNT_CONFIG?.measurementId === undefined ? null : ACCOUNT_CONFIG;

/** False if the operator of this site counts nothing, so there is nothing to consent to. */
export const IS_ANALYTICS_CONFIGURED = COLLECTOR !== null || FIREBASE !== null;

/** The browser signal that opts out of tracking, by its usual name; null if there is none. */
export function privacySignal(): 'Global Privacy Control' | 'Do Not Track' | null {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true) return 'Global Privacy Control';
  return doNotTrack === '1' || doNotTrack === 'yes' ? 'Do Not Track' : null;
}

/** Sends only what the operator, the visitor and the browser all allow; earlier events are never sent later. */
export function track(event: UsageEvent): void {
  if (!IS_ANALYTICS_CONFIGURED || !usageConsent.get() || privacySignal() !== null) return;
  import('./send-event')
    .then(({ sendToCollector, sendToFirebase }) => {
      if (COLLECTOR !== null) void sendToCollector(COLLECTOR, event);
      if (FIREBASE !== null) return sendToFirebase(FIREBASE, event);
    })
    .catch(() => undefined);
}
