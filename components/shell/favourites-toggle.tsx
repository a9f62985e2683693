'use client';

import { useLoginPrompt } from '@/components/account/use-account-dialog';
import { Icon } from '@/components/ui/icon';
import styles from './filter-bar.module.css';

interface FavouritesToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** ALL or FAV: every camera, or those the visitor marked (spec 2), with the suggestion to log in (spec 4). */
export function FavouritesToggle({ isOn, onChange }: FavouritesToggleProps) {
  const suggestLogin = useLoginPrompt();
  const handleFavourites = () => {
    onChange(true);
    suggestLogin();
  };
  return (
    <div className={styles.toggle} role="group" aria-label="Favorites">
      <button type="button" aria-pressed={!isOn} onClick={() => onChange(false)}>
        ALL
      </button>
      <button type="button" aria-pressed={isOn} onClick={handleFavourites}>
        <Icon name="heart" />
        FAV
      </button>
    </div>
  );
}
