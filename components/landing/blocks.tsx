import type { ReactNode } from 'react';
import styles from './landing.module.css';

interface BreadcrumbProps {
  here: string;
  /** Pages between Home and this one. */
  trail?: readonly { readonly name: string; readonly path: string }[];
}

/** The same trail as in the page's structured data. */
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

export function CallToAction({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.action}>
      {children}
    </a>
  );
}

interface Card {
  readonly title: string;
  /** A count, in the data font. */
  readonly figure?: string;
  readonly text: string;
}

export function CardGrid({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            {card.figure !== undefined && <p className={styles.figure}>{card.figure}</p>}
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NotedLink {
  readonly href: string;
  readonly name: string;
  readonly note?: string | undefined;
}

export function LinkList({ title, intro, links }: { title: string; intro?: ReactNode; links: readonly NotedLink[] }) {
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
