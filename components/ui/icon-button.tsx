import type { Ref } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Its name. */
  label: string;
  /** What the pointer is told; its name unless given. */
  tooltip?: string;
  onClick: () => void;
  /** Cannot be used now, but keeps the focus. */
  isOff?: boolean;
  /** Of a button that is either in or out. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 px without words of its own. */
export function IconButton({ icon, label, tooltip = label, onClick, isOff = false, isPressed, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isOff}
      aria-pressed={isPressed}
      title={tooltip}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
