import type { ReactNode } from 'react';
import { getFeedPath } from '@/lib/camera-files/names';
import type { PageThing } from '@/lib/seo/structured-data';
import type { Picture } from '@/lib/places/pictures';
import styles from '../landing.module.css';
import { PictureList } from './picture-list';
import placeStyles from './place.module.css';

interface BreadcrumbProps {
  here: string;
  /** Pages between Home and this one. */
  trail?: PageThing['trail'];
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

interface HeroProps extends BreadcrumbProps {
  subtitle: string;
  pictures: readonly Picture[];
  map?: ReactNode;
  children: ReactNode;
}

export function Hero({ here, trail, subtitle, pictures, map, children }: HeroProps) {
  const hasPictures = pictures.length > 0;
  return (
    <div className={hasPictures ? placeStyles.window : styles.hero}>
      <div>
        <Breadcrumb here={here} trail={trail} />
        <h1>{here}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        {children}
      </div>
      {hasPictures ? <PictureList pictures={pictures} isMosaic /> : map}
    </div>
  );
}

export function CallToAction({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.action}>
      {children}
    </a>
  );
}

export function FeedLinks({ path }: { path: string }) {
  return (
    <p className={styles.meta}>
      Follow it in a reader or calendar: <a href={getFeedPath(path, 'xml')}>closures, warnings, and delays</a> (Atom) ·{' '}
      <a href={getFeedPath(path, 'ics')}>planned closures</a> (calendar)
    </p>
  );
}

interface LinkListProps {
  title: string;
  intro?: ReactNode;
  links: readonly { readonly href: string; readonly name: string; readonly note?: string | undefined }[];
}

export function LinkList({ title, intro, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {intro}
      <ul className={styles.links}>
        {links.map(({ href, name, note }) => (
          <li key={`${href} ${name}`}>
            <a href={href}>{name}</a>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
