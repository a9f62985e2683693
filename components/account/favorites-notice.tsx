'use client';

import { lazy, Suspense, useEffect } from 'react';
import { IconButton } from '@/components/ui/button';
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

const SessionEndNotice = lazy(() =>
  import('./session-end-notice').then(
    ({ SessionEndNotice: Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
);

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
        <Suspense>
          <SessionEndNotice end={account.ended} />
        </Suspense>
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
