import type { ReactNode } from 'react';
import { BRAND } from '@/lib/constants/brand';
import { RENDERED, RENDERED_AT } from '@/lib/places/claims';
import styles from './landing-frame.module.css';
import landing from './landing.module.css';

const FOOTER_LINKS = [
  { href: '/', label: 'Home' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/locations', label: 'Places' },
  { href: '/nyc-traffic-cameras', label: 'NYC' },
  { href: '/blog', label: 'Blog' },
  { href: '/status', label: 'Status' },
  { href: '/developers', label: 'Developers' },
] as const;

export function LandingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <a href="/" data-brand>
          {BRAND}
        </a>
        <nav aria-label="Site">
          <a href="/locations">Places</a>
          <a href="/blog">Blog</a>
        </nav>
      </header>
      <main className={landing.main}>{children}</main>
      <footer className={styles.footer}>
        <nav aria-label="Footer">
          {FOOTER_LINKS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <p>
          © 2025 {BRAND}. Pictures belong to the agencies that publish them. Outlines: US Census Bureau; places:{' '}
          <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
        </p>
        <p>
          Page updated <time dateTime={new Date(RENDERED_AT).toISOString()}>{RENDERED}</time>.
        </p>
      </footer>
    </>
  );
}
