import { STATES } from '@/lib/places/places';
import styles from './states-index.module.css';

export function StatesIndex() {
  return (
    <details className={styles.index}>
      <summary>Places with live cameras</summary>
      <ul>
        <li>
          <a href="/locations">All places</a>
        </li>
        <li>
          <a href="/nyc-traffic-cameras">NYC</a>
        </li>
        {STATES.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
