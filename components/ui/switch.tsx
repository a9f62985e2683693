import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** It cannot be switched now; the line below says why. */
  isDisabled?: boolean;
  /** A line below the label. */
  children?: ReactNode;
}

/** Something that is on or off; the whole row is the button. */
export function Switch({ label, isOn, onChange, isDisabled = false, children }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={styles.row}>
      <button
        type="button"
        role="switch"
        className={styles.button}
        aria-checked={isOn}
        aria-disabled={isDisabled || undefined}
        aria-describedby={children === undefined ? undefined : hintId}
        onClick={() => {
          if (!isDisabled) onChange(!isOn);
        }}
      >
        <span>{label}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
      </button>
      {children !== undefined && (
        <div id={hintId} className={styles.hint}>
          {children}
        </div>
      )}
    </div>
  );
}
