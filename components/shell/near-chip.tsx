import { Icon } from '@/components/ui/icon';
import styles from './near-chip.module.css';

/** Says that the wall shows the surroundings of a place, and ends that. */
export function NearChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <div className={styles.row}>
      <button type="button" className={styles.chip} aria-label={`Remove filter: ${text}`} onClick={onRemove}>
        <span>{text}</span>
        <Icon name="close" />
      </button>
    </div>
  );
}
