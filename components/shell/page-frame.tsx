import type { ReactNode } from 'react';
import { BRAND } from '@/lib/constants/brand';
import styles from './shell.module.css';

export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header} data-furniture>
      <a href="/" className={styles.brand}>
        <span className={styles.segment} aria-hidden="true" />
        {BRAND}
      </a>
      {children}
    </header>
  );
}

interface LoadingLineProps {
  loaded: number;
  total: number;
}

export function LoadingLine({ loaded, total }: LoadingLineProps) {
  if (loaded === total) return null;
  return (
    <progress className={styles.progress} data-furniture value={loaded} max={total} aria-label="Loading cameras" />
  );
}

export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <footer className={styles.footer} data-furniture data-slim={isSlim}>
      <p>
        Pictures belong to the agencies named next to them. Place names by{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
      </p>
    </footer>
  );
}
