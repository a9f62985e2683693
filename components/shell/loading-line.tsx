import styles from './shell.module.css';

interface LoadingLineProps {
  loaded: number;
  total: number;
}

/** How much of the catalog is there, as a thin line below the header; it goes when all is. */
export function LoadingLine({ loaded, total }: LoadingLineProps) {
  if (loaded === total) return null;
  return <progress className={styles.progress} value={loaded} max={total} aria-label="Loading cameras" />;
}
