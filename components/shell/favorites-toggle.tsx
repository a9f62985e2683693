'use client';

import { useLoginPrompt } from '@/components/account/account-dialog';
import { Icon } from '@/components/ui/icon';
import styles from './filter-bar.module.css';

interface FavoritesToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** ALL or FAV: every camera, or those the visitor marked (spec 2), with the suggestion to log in (spec 4). */
export function FavoritesToggle({ isOn, onChange }: FavoritesToggleProps) {
  const suggestLogin = useLoginPrompt();
  const handleFavorites = () => {
    onChange(true);
    suggestLogin();
  };
  return (
    <div className={styles.toggle} role="group" aria-label="Favorites">
      <button type="button" aria-pressed={!isOn} onClick={() => onChange(false)}>
        ALL
      </button>
      <button type="button" aria-pressed={isOn} onClick={handleFavorites}>
        <Icon name="heart" />
        FAV
      </button>
    </div>
  );
}
