import { Icon } from '@/components/ui/icon';
import styles from './filter-bar.module.css';

interface FavouritesToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** ALL or FAV: every camera, or those the visitor marked (spec 2). */
export function FavouritesToggle({ isOn, onChange }: FavouritesToggleProps) {
  return (
    <div className={styles.toggle} role="group" aria-label="Favorites">
      <button type="button" aria-pressed={!isOn} onClick={() => onChange(false)}>
        ALL
      </button>
      <button type="button" aria-pressed={isOn} onClick={() => onChange(true)}>
        <Icon name="heart" />
        FAV
      </button>
    </div>
  );
}
