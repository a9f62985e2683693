import styles from './landing.module.css';

interface BreadcrumbProps {
  /** Name of this page. */
  here: string;
  /** Pages between Home and this one. */
  trail?: readonly { readonly name: string; readonly path: string }[];
}

/** The way from Home to this page, the same as in its structured data. */
export function Breadcrumb({ here, trail = [] }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {[{ name: 'Home', path: '/' }, ...trail].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
