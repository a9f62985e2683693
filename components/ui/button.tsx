import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  /** A button that sends a form may leave it to the form. */
  onClick?: () => void;
  children: ReactNode;
  type?: 'button' | 'submit';
  /** `main` is what most people want of the buttons beside each other. */
  kind?: 'plain' | 'main';
  /** Cannot be used now, but keeps the focus; `onClick` is not called. */
  isOff?: boolean;
  /** Id of what says why. */
  describedBy?: string;
}

/** A button with words. */
export function Button({
  onClick,
  children,
  type = 'button',
  kind = 'plain',
  isOff = false,
  describedBy,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-kind={kind}
      aria-disabled={isOff || undefined}
      aria-describedby={describedBy}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}
