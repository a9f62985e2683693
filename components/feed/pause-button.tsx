import { Icon } from '@/components/ui/icon';
import styles from './feed.module.css';
import { useFeedsPaused } from './players/feed-scheduler';

export function PauseButton() {
  const { isPaused, toggle } = useFeedsPaused();
  const label = isPaused ? 'Play all feeds' : 'Pause all feeds';
  return (
    <button type="button" className={styles.pauseButton} data-paused={isPaused} title={label} onClick={toggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      <span className={styles.pauseText}>{label}</span>
    </button>
  );
}
