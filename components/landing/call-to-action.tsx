import styles from './landing.module.css';

/** The button that leads into the viewer. */
export function CallToAction({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.action}>
      {children}
    </a>
  );
}
