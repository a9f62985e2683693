'use client';

import { useEffect } from 'react';
import { IconButton } from '@/components/ui/button';
import type { FavoritesTrouble } from '@/lib/account/favorites-store';
import { MAX_FAVORITES } from '@/lib/constants/favorites';
import { playSound } from '@/lib/settings/play-sound';
import styles from './favorites-notice.module.css';
import { useFavoritesTrouble } from './use-favorites';

const WORDS: Record<FavoritesTrouble, string> = {
  'too-many': `You have ${MAX_FAVORITES.toLocaleString('en-US')} favorites, and no more fit. Take one out to add another.`,
  'left-out': `An account holds ${MAX_FAVORITES.toLocaleString('en-US')} favorites. Some that you added on this device did not fit and were left out.`,
  'not-kept': 'Your browser does not keep favorites for this site now. They last until you close this page.',
};

/**
 * Says at the foot of the screen what went wrong with the favorites. Have one on the page, and one in each modal dialog with
 * hearts: what lies behind such a dialog is neither seen nor read out.
 */
export function FavoritesNotice() {
  const { trouble, dismiss } = useFavoritesTrouble();
  useEffect(() => {
    if (trouble !== null) playSound('error');
  }, [trouble]);
  return (
    <div className={styles.place} role="status">
      {trouble !== null && (
        <div className={styles.notice}>
          <p>{WORDS[trouble]}</p>
          <IconButton icon="close" label="Dismiss" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
