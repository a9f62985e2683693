import type { AccountConfig } from '@/lib/account/account-config';
import { usageConsent } from '@/lib/settings/usage-consent';
import type { UsageEvent } from './usage-event';

/** The page that is opened with the code of a password reset: no foreign program runs beside it. */
const SECRET_PATH = '/reset-password';

let isFollowing = false;

/** Counts an event with Firebase Analytics; from then on, consent that is taken back stops it there, too. */
export async function countWithFirebase(config: AccountConfig, event: UsageEvent): Promise<void> {
  if (window.location.pathname === SECRET_PATH) return;
  const { countEvent, setCounting } = await import('@/lib/account/firebase/count-event');
  if (!usageConsent.get()) return;
  if (!isFollowing) {
    isFollowing = true;
    usageConsent.subscribe(() => void setCounting(usageConsent.get()));
  }
  await countEvent(config, event);
}
