import styles from './shell.module.css';

/** The credit line at the end of a page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        Pictures belong to the agencies named beside them. Place names by{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
      </p>
    </footer>
  );
}
