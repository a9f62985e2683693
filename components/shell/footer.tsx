import styles from './shell.module.css';

/** The credit line at the end of a page; slim below the map. */
export function Footer({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <footer className={styles.footer} data-slim={isSlim}>
      <p>
        Pictures belong to the agencies named beside them. Place names by{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
      </p>
    </footer>
  );
}
