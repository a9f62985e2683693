import type { AccountSession } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { LOG_OUT_FLUSH_MS } from '@/lib/constants/account';
import { flushFavorites } from './use-favorites';

/** Signs out. A failure is nobody's concern (spec 8): whoever is still signed in sees that. */
export async function logOut(session: AccountSession): Promise<void> {
  try {
    const backend = await session.load();
    // Signing out takes the list, and what still waits, from this browser.
    await flushFavorites(LOG_OUT_FLUSH_MS);
    await backend.logOut();
    track({ name: 'logout', params: {} });
  } catch {
    // The button is still there.
  }
}
