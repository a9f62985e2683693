import { findRegion } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import { findRoads } from '@/lib/roads/road-numbers';
import { ACCOUNT_CONFIG } from '@/lib/account/account-config';
import { usageConsent } from '@/lib/settings/settings';
import type { UsageEvent } from './usage-event';

/** Plain text needs no CORS preflight. */
export async function sendToCollector(collector: string, { name, params }: UsageEvent): Promise<void> {
  try {
    await fetch(collector, {
      method: 'POST',
      body: JSON.stringify({ name, params }),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'origin',
      cache: 'no-store',
      keepalive: true,
    });
  } catch {}
}

/** Its URL contains a password reset code, which Google's script must not see. */
const SECRET_PATH = '/reset-password';

let isFollowingConsent = false;

export async function sendToFirebase(event: UsageEvent): Promise<void> {
  if (window.location.pathname === SECRET_PATH) return;
  const { countEvent, setCounting } = await import('@/lib/account/firebase/count-event');
  if (!usageConsent.get()) return;
  if (!isFollowingConsent) {
    isFollowingConsent = true;
    usageConsent.subscribe(() => void setCounting(usageConsent.get()));
  }
  await countEvent(ACCOUNT_CONFIG, event);
}

/** Never contains the text, which may be an address. */
export function describeSearch(text: string): UsageEvent {
  const kind = findRoads(foldText(text)).length > 0 ? 'road' : findRegion(text) ? 'region' : 'other';
  return { name: 'search', params: { search_length: text.length, search_kind: kind } };
}
