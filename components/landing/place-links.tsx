import type { ReactNode } from 'react';
import styles from './landing.module.css';

interface PlaceLink {
  readonly href: string;
  readonly name: string;
  readonly note?: string;
}

/** A titled list of links, each with a short note. */
export function PlaceLinks({ title, intro, links }: { title: string; intro?: ReactNode; links: readonly PlaceLink[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {intro}
      <ul className={styles.links}>
        {links.map(({ href, name, note }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
