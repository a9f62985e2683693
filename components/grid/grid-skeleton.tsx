import styles from './grid-skeleton.module.css';

const CARDS = 9;

/** Empty cards in the place of the first rows, so that nothing moves when the cameras arrive. */
export function GridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={styles.card} />
      ))}
    </div>
  );
}
