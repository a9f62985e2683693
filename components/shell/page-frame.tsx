import type { ReactNode } from 'react';
import { BRAND } from '@/lib/constants/brand';
import styles from './shell.module.css';
import introStyles from './intro.module.css';

export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header} data-chrome>
      <a href="/" data-brand>
        {BRAND}
      </a>
      {children}
    </header>
  );
}

export function LoadingLine({ loaded, total }: { loaded: number; total: number }) {
  if (loaded === total) return null;
  return <progress className={styles.progress} value={loaded} max={total} aria-label="Loading cameras" />;
}

export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <footer className={styles.footer} data-chrome data-slim={isSlim}>
      <p>
        Pictures belong to the agencies named next to them. Place names by{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
      </p>
    </footer>
  );
}

export interface IntroText {
  /** `59 cameras as of October 5, 2026`; null if none were collected. */
  readonly count: string | null;
}

export function Intro({ count }: IntroText) {
  return (
    <section className={introStyles.intro} data-chrome>
      <h1>Live traffic cameras</h1>
      <p>
        Public cameras of 511 systems and transportation departments in the United States and Canada
        {count !== null && `, ${count}`}.
      </p>
      <a href="/locations">Browse places</a>
    </section>
  );
}
