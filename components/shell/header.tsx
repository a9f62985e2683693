import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import styles from './shell.module.css';

/** The bar at the top of every screen. */
export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <BrandMark />
      {children}
    </header>
  );
}
