import type { ReactNode } from 'react';
import styles from '../landing.module.css';
import { formatCount } from '@/lib/core/format-count';
import { formatCameras, formatDay } from '@/lib/places/claims';
import type { CountedInventory } from '@/lib/places/inventory';

interface BreadcrumbProps {
  here: string;
  /** Pages between Home and this one. */
  trail?: readonly { readonly name: string; readonly path: string }[];
}

/** Must equal the breadcrumb of the structured data. */
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

export function InventoryBlock({ inventory }: { inventory: CountedInventory }) {
  const { total, where, sources, collectedAt } = inventory;
  return (
    <LinkList
      title="On this site today"
      intro={
        <p className={styles.copy}>
          As of {formatDay(collectedAt)}, this site has {formatCameras(total, 'working camera')} {where}:
        </p>
      }
      links={sources.map(({ label, url, cameras }) => ({ href: url, name: label, note: formatCount(cameras) }))}
    />
  );
}
