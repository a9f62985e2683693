import styles from './viewer.module.css';

interface PlaceChipProps {
  name: string;
  count: number;
  onRemove: () => void;
}

/** The place to which the wall is narrowed, and the way back to all cameras. */
export function PlaceChip({ name, count, onRemove }: PlaceChipProps) {
  return (
    <div className={styles.place}>
      <p>
        <strong>{name}</strong> <span className={styles.count}>{count.toLocaleString('en-US')} cameras</span>
      </p>
      <button type="button" className={styles.remove} onClick={onRemove}>
        Show all places
      </button>
    </div>
  );
}
