import styles from './feed.module.css';
import { useFeedsPaused } from './players/feed-scheduler';

export function PauseButton() {
  const { isPaused, toggle } = useFeedsPaused();
  return (
    <button
      type="button"
      className={styles.pauseButton}
      aria-pressed={isPaused}
      title="Pause all feeds"
      onClick={toggle}
    >
      <span className={isPaused ? styles.playIcon : styles.pauseIcon} aria-hidden="true" />
      <span className={styles.pauseText}>Pause all feeds</span>
    </button>
  );
}
