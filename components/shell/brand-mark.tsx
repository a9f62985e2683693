import { BRAND } from '@/lib/constants/brand';
import styles from './shell.module.css';

/** The word mark: one lit segment, then the name. */
export function BrandMark() {
  return (
    <a href="/" className={styles.brand}>
      <span className={styles.segment} aria-hidden="true" />
      {BRAND}
    </a>
  );
}
