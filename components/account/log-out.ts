import type { AccountSession } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';

/** Signs out. A failure is nobody's concern (spec 8): whoever is still signed in sees that. */
export async function logOut(session: AccountSession): Promise<void> {
  try {
    const backend = await session.load();
    await backend.logOut();
    track({ name: 'logout', params: {} });
  } catch {
    // The button is still there.
  }
}
