import { ACCOUNT_CONFIG } from '@/lib/account/built-config';
import { usageConsent } from '@/lib/settings/usage-consent';
import { collectorAddress } from './collector-address';
import { privacySignal } from './privacy-signal';
import type { UsageEvent } from './usage-event';

/** The collector of this build. The variable is written out, because the build replaces these very words. */
const COLLECTOR = collectorAddress(process.env.NEXT_PUBLIC_ANALYTICS_URL);
/** The project of this build, where it counts. */
const FIREBASE = ACCOUNT_CONFIG?.measurementId === undefined ? null : ACCOUNT_CONFIG;

/** Whether the operator of this site counts at all; only then is there anything to consent to. */
export const IS_ANALYTICS_CONFIGURED = COLLECTOR !== null || FIREBASE !== null;

/**
 * Counts an event when the operator wants it, the visitor has agreed and the browser does not object (spec 7). What happened
 * before the visitor agreed is never sent.
 */
export function track(event: UsageEvent): void {
  if (!IS_ANALYTICS_CONFIGURED || !usageConsent.get() || privacySignal() !== null) return;
  if (COLLECTOR !== null) {
    import('./send-event').then(({ sendEvent }) => sendEvent(COLLECTOR, event)).catch(() => undefined);
  }
  if (FIREBASE !== null) {
    import('./firebase-transport')
      .then(({ countWithFirebase }) => countWithFirebase(FIREBASE, event))
      .catch(() => undefined);
  }
}
