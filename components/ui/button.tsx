import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** A button with words. */
export function Button({ onClick, children }: ButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
