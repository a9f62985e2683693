'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { BRAND } from '@/lib/constants/brand';
import { agencyCredits } from '@/lib/settings/credits';
import { OWN_STATION, STATION } from '@/lib/settings/radio-station';
import { INSPIRATIONS, PAGES, TECHNOLOGIES } from './about-links';
import styles from './about-panel.module.css';
import { Panel, PanelSection } from './panel';

const agencies = agencyCredits();

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}

function Links({ links }: { links: typeof TECHNOLOGIES }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, url, why }) => (
        <li key={url}>
          <Outside href={url}>{name}</Outside> <span>{why}</span>
        </li>
      ))}
    </ul>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

function MusicCredit() {
  if (!STATION) return <p>This site plays no music.</p>;
  if (STATION === OWN_STATION) {
    return <p>“{STATION.name}” is a loop that a few lines of our own code compose; it is as free as the code.</p>;
  }
  return <p>The music is a live stream of {STATION.name}.</p>;
}

interface AboutPanelProps {
  onClose: () => void;
  /** Opens the list of keys in its place. */
  onShortcuts: () => void;
}

/** What the site is, whom it owes, and where to read on (spec 2). */
export function AboutPanel({ onClose, onShortcuts }: AboutPanelProps) {
  return (
    <Panel title={`About ${BRAND}`} onClose={onClose}>
      <div className={styles.intro}>
        <p className={styles.claims}>
          <span>
            <strong>18,000+</strong> cameras
          </span>
          <span>
            <strong>28</strong> states
          </span>
        </p>
        <p>
          {BRAND} puts 18,000+ live traffic cameras of 28 states, and those of Canada, on one wall and one map. The
          pictures come straight from transport agencies and 511 systems to your browser. It is free and needs no
          account.
        </p>
        <button type="button" className={styles.keys} onClick={onShortcuts}>
          Keyboard shortcuts
        </button>
      </div>
      <PanelSection title="Inspired by">
        <Links links={INSPIRATIONS} />
      </PanelSection>
      <PanelSection title="Credits">
        <Fold title={`Cameras: ${String(agencies.length)} agencies`}>
          <ul className={styles.agencies}>
            {agencies.map(({ label, name, url, license }) => (
              <li key={label}>
                <Outside href={url}>{name}</Outside>
                <p>{license}</p>
              </li>
            ))}
          </ul>
        </Fold>
        <Fold title="Technology">
          <Links links={TECHNOLOGIES} />
        </Fold>
      </PanelSection>
      <PanelSection title="Music">
        <MusicCredit />
      </PanelSection>
      <PanelSection title="Made by">
        <p>The contributors of {BRAND}, in the open, under the MIT license.</p>
      </PanelSection>
      <nav className={styles.pages} aria-label={`Pages of ${BRAND}`}>
        {PAGES.map(({ name, href }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </Panel>
  );
}
