'use client';

import { useEffect } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { FavouritesTrouble } from '@/lib/account/favourites-store';
import { MAX_FAVOURITES } from '@/lib/constants/favourites';
import { playSound } from '@/lib/settings/play-sound';
import styles from './favourites-notice.module.css';
import { useFavouritesTrouble } from './use-favourites';

const WORDS: Record<FavouritesTrouble, string> = {
  'too-many': `You have ${MAX_FAVOURITES.toLocaleString('en-US')} favourites, and no more fit. Take one out to add another.`,
  'left-out': `An account holds ${MAX_FAVOURITES.toLocaleString('en-US')} favourites. Some that you added on this device did not fit and were left out.`,
  'not-kept': 'Your browser does not keep favourites for this site now. They last until you close this page.',
};

/**
 * Says at the foot of the screen what went wrong with the favourites. Have one on the page, and one in each modal dialog with
 * hearts: what lies behind such a dialog is neither seen nor read out.
 */
export function FavouritesNotice() {
  const { trouble, dismiss } = useFavouritesTrouble();
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
