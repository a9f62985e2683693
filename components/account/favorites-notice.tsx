'use client';

import { useEffect } from 'react';
import { IconButton } from '@/components/ui/button';
import { LatePart } from '@/components/ui/late-part';
import type { FavoritesWarning } from '@/lib/account/favorites';
import { MAX_FAVORITES } from '@/lib/constants/favorites';
import { formatCount } from '@/lib/core/format-count';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from './account-context';
import styles from './favorites-notice.module.css';
import { useFavoritesWarning } from './use-favorites';

const MAX = formatCount(MAX_FAVORITES);
const WARNING_TEXTS: Record<FavoritesWarning, string> = {
  'too-many': `You have reached the limit of ${MAX} favorites. Remove some to add others.`,
  'left-out': `An account can have ${MAX} favorites. The others stay on this device.`,
  'not-stored': 'Your browser isn’t saving favorites for this site. They’ll last until you close this page.',
};

const loadSessionEnd = async () => (await import('./session-end-notice')).SessionEndNotice;

/** Each modal dialog with hearts needs its own notice, because it hides the page's. */
export function FavoritesNotice() {
  const { warning, dismiss } = useFavoritesWarning();
  const account = useAccount();
  useEffect(() => {
    if (warning !== null) playSound('error');
  }, [warning]);
  return (
    <div className={styles.place} role="status">
      {account.status === 'signed-out' && account.ended && (
        <LatePart isWanted load={loadSessionEnd} props={{ end: account.ended }} />
      )}
      {warning !== null && (
        <div className={styles.notice}>
          <p>{WARNING_TEXTS[warning]}</p>
          <IconButton icon="close" label="Dismiss" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
