import styles from './overlays.module.css';

/** Covers the screen while the view changes (spec 2 and 4). */
export function MomentOverlay() {
  return (
    <div className={styles.moment} role="status">
      <p className={styles.momentText}>ONE MOMENT</p>
    </div>
  );
}
