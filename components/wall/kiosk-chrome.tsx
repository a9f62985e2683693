'use client';

import { useEffect, useRef } from 'react';
import { useFullScreen } from '@/components/browser/use-full-screen';
import { useNow } from '@/components/browser/use-now';
import { Announcer } from '@/components/shell/notices';
import { Button, IconButton } from '@/components/ui/button';
import { isNight } from '@/lib/wall/kiosk';
import { reloadWhenReachable } from '@/lib/wall/site-build';
import styles from './kiosk.module.css';
import { useKioskKeys } from './use-kiosk-keys';
import type { Pages } from './use-pages';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

export function KioskLine({ title, pages: { page, count } }: { title: string; pages: Pages }) {
  const now = useNow();
  const date = new Date(now);
  return (
    <div className={styles.line}>
      <p className={styles.time}>
        {now > 0 && (
          <>
            <b>{date.toLocaleTimeString('en-US', TIME)}</b> <span>{date.toLocaleDateString('en-US', DAY)}</span>
          </>
        )}
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.page}>{count > 1 && `${page + 1} / ${count}`}</p>
    </div>
  );
}

export function NightDimmer() {
  const now = useNow();
  return now > 0 && isNight(new Date(now).getHours()) ? <div className={styles.night} aria-hidden="true" /> : null;
}

interface KioskSignsProps {
  isOnline: boolean;
  typed: string;
  pages: Pages;
}

export function KioskSigns({ isOnline, typed, pages: { page, count } }: KioskSignsProps) {
  return (
    <>
      {!isOnline && <p className={styles.offline}>You’re offline. Feeds resume when the connection is back.</p>}
      {typed !== '' && <p className={styles.typed}>{typed}</p>}
      <Announcer text={count > 1 ? `Page ${page + 1} of ${count}` : ''} />
    </>
  );
}

export function KioskBar({ pages, onLeave }: { pages: Pages; onLeave: () => void }) {
  const rootRef = useRef<HTMLElement | null>(document.documentElement);
  const fullScreen = useFullScreen(rootRef);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Kiosk">
      {pages.count > 1 && (
        <>
          <IconButton icon="back" label="Previous page" onClick={() => pages.advance(-1)} />
          <IconButton
            icon={pages.isPaused ? 'play' : 'pause'}
            label={pages.isPaused ? 'Resume rotation' : 'Pause rotation'}
            onClick={pages.togglePause}
          />
          <IconButton icon="forward" label="Next page" onClick={() => pages.advance(1)} />
        </>
      )}
      {fullScreen.isSupported && (
        <IconButton
          icon={fullScreen.isOn ? 'shrink' : 'expand'}
          label={fullScreen.isOn ? 'Exit full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        />
      )}
      <Button onClick={onLeave}>Exit kiosk mode</Button>
    </div>
  );
}

function Reloader({ text }: { text: string }) {
  useEffect(reloadWhenReachable, []);
  return <p role="status">{text}</p>;
}

interface KioskNoticeProps {
  isLoading: boolean;
  isBroken: boolean;
  onLeave: () => void;
}

export function KioskNotice({ isLoading, isBroken, onLeave }: KioskNoticeProps) {
  const boxRef = useRef<HTMLElement>(null);
  useKioskKeys({ boxRef, onBack: onLeave });
  return (
    <main ref={boxRef} className={styles.kiosk} aria-label="Kiosk">
      <div className={styles.notice}>
        {isLoading ? (
          <p role="status">Loading cameras...</p>
        ) : (
          <Reloader text={isBroken ? 'Couldn’t load the cameras. Retrying.' : 'No cameras available. Retrying.'} />
        )}
      </div>
    </main>
  );
}
