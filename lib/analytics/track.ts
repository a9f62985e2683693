import { PAGE_CONFIG } from '@/lib/account/page-config';
import { httpsAddress } from '@/lib/security/https-address';
import { usageConsent } from '@/lib/settings/settings';
import type { UsageEvent } from './usage-event';

// The build replaces exactly this expression.
const COLLECTOR_URL = process.env.NEXT_PUBLIC_ANALYTICS_URL;
const COLLECTOR = COLLECTOR_URL ? httpsAddress(COLLECTOR_URL) : null;
const HAS_FIREBASE = PAGE_CONFIG?.measurementId !== undefined;

export const IS_ANALYTICS_CONFIGURED = COLLECTOR !== null || HAS_FIREBASE;

export function privacySignal(): 'Global Privacy Control' | 'Do Not Track' | null {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true) return 'Global Privacy Control';
  return doNotTrack === '1' || doNotTrack === 'yes' ? 'Do Not Track' : null;
}

export function track(event: UsageEvent): void {
  if (!IS_ANALYTICS_CONFIGURED || !usageConsent.get() || privacySignal() !== null) return;
  import('./send-event')
    .then(({ sendToCollector, sendToFirebase }) => {
      if (COLLECTOR !== null) void sendToCollector(COLLECTOR, event);
      if (HAS_FIREBASE) return sendToFirebase(event);
    })
    .catch(() => undefined);
}
