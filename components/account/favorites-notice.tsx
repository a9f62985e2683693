'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/button';
import type { AccountState, SessionEnd } from '@/lib/account/account-backend';
import type { FavoritesWarning } from '@/lib/account/favorites-store';
import { MAX_FAVORITES } from '@/lib/constants/favorites';
import { formatCount } from '@/lib/core/format-count';
import { createStore } from '@/lib/core/store';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from './account-context';
import styles from './favorites-notice.module.css';
import { useFavoritesWarning } from './use-favorites';

const MAX = formatCount(MAX_FAVORITES);
const WARNING_TEXTS: Record<FavoritesWarning, string> = {
  'too-many': `You have reached the limit of ${MAX} favorites. Remove some to add others.`,
  'left-out': `An account can have ${MAX} favorites. The others stay on this device.`,
  'not-stored': 'Your browser is not saving favorites for this site. They last until you close this page.',
};

export const SESSION_END_TEXTS: Record<SessionEnd, string> = {
  disabled:
    'You are logged out: this account is disabled. If you think that is a mistake, write to the operator of this site.',
  ended: 'You are logged out: this account was disabled or deleted, or its password has changed.',
};

const dismissed = createStore<AccountState | null>(null);

/** Null once it was dismissed, wherever on the page. */
function useSessionEnd(): { ended: SessionEnd | null; dismiss: () => void } {
  const account = useAccount();
  const last = useSyncExternalStore(dismissed.subscribe, dismissed.get, () => null);
  const ended = account.status === 'signed-out' && account !== last ? account.ended : undefined;
  return { ended: ended ?? null, dismiss: () => dismissed.set(account) };
}

/**
 * Says at the bottom of the screen what became of favorites or of the login. Modal dialogs with hearts need one of their own: they hide
 * the page's.
 */
export function FavoritesNotice() {
  const { warning, dismiss } = useFavoritesWarning();
  const session = useSessionEnd();
  const text = session.ended ? SESSION_END_TEXTS[session.ended] : warning && WARNING_TEXTS[warning];
  useEffect(() => {
    if (text !== null) playSound('error');
  }, [text]);
  return (
    <div className={styles.place} role="status">
      {text !== null && (
        <div className={styles.notice}>
          <p>{text}</p>
          <IconButton icon="close" label="Dismiss" onClick={session.ended ? session.dismiss : dismiss} />
        </div>
      )}
    </div>
  );
}
