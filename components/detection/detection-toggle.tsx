import styles from './detection.module.css';

interface DetectionToggleProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Switches vehicle detection of one feed; nothing of it is loaded before it is on (spec 2). */
export function DetectionToggle({ isOn, onToggle }: DetectionToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      title={isOn ? 'Stop finding vehicles' : 'Find the vehicles in this picture'}
      onClick={onToggle}
    >
      {isOn ? 'AI ON' : 'AI OFF'}
    </button>
  );
}
