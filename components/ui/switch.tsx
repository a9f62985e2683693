import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Keeps focus but does not call `onChange`; `children` should say why. */
  isDisabled?: boolean;
  children?: ReactNode;
}

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
        onClick={isDisabled ? undefined : () => onChange(!isOn)}
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
