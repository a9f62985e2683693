import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { fill } from '@/lib/core/collections';
import type { AccountConfig } from '../read-account-config';
import { openFirebaseApp } from './firebase-app';

/** Queries contain searches and possibly a password reset code. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

async function openAnalytics(config: AccountConfig): Promise<Analytics | null> {
  if (!(await isSupported())) return null;
  // Consent covers counting, not cookies or advertising.
  const kinds = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;
  setConsent(fill(kinds, 'denied'));
  const addresses = {
    page_location: withoutQuery(window.location.href),
    page_referrer: withoutQuery(document.referrer),
  };
  setDefaultEventParameters(addresses);
  return initializeAnalytics(openFirebaseApp(config), {
    config: {
      ...addresses,
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
}

let analytics: Promise<Analytics | null> | undefined;

/** Loads a Google script: import lazily, only with consent. */
export async function countEvent(
  config: AccountConfig,
  event: { readonly name: string; readonly params: object },
): Promise<void> {
  analytics ??= openAnalytics(config);
  const opened = await analytics;
  if (opened) logEvent(opened, event.name, { ...event.params });
}

export async function setCounting(isAllowed: boolean): Promise<void> {
  const opened = await analytics;
  if (opened) setAnalyticsCollectionEnabled(opened, isAllowed);
}
