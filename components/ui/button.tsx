import type { ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';

interface ButtonProps {
  onClick?: () => void;
  children: ReactNode;
  type?: 'button' | 'submit';
  /** `danger` cannot be undone. */
  kind?: 'plain' | 'main' | 'danger';
  /** Keeps focus but does not call `onClick`. */
  isDisabled?: boolean;
  isPressed?: boolean;
  isExpanded?: boolean;
  describedBy?: string;
}

export function Button(props: ButtonProps) {
  const { onClick, children, type = 'button', kind = 'plain', isDisabled = false } = props;
  return (
    <button
      type={type}
      className={styles.button}
      data-kind={kind}
      aria-disabled={isDisabled || undefined}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-describedby={props.describedBy}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, onClick, isDisabled = false, isPressed, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.iconButton}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      title={label}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
