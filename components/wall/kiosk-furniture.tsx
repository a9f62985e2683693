'use client';

import { useRef } from 'react';
import { useFullScreen } from '@/components/browser/use-full-screen';
import { useNow } from '@/components/browser/use-now';
import { Announcer } from '@/components/shell/notices';
import { Button, IconButton } from '@/components/ui/button';
import { isNight } from '@/lib/wall/kiosk';
import styles from './kiosk.module.css';
import type { Pages } from './use-pages';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

interface KioskLineProps extends Pick<Pages, 'page' | 'count'> {
  title: string;
}

/** Time, name, and page below the pictures. */
export function KioskLine({ title, page, count }: KioskLineProps) {
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

/** Darkens the screen at night. */
export function NightShade() {
  const now = useNow();
  return now > 0 && isNight(new Date(now).getHours()) ? <div className={styles.night} aria-hidden="true" /> : null;
}

interface KioskSignsProps {
  isOnline: boolean;
  /** Digits of a number. */
  typed: string;
  pages: Pages;
}

export function KioskSigns({ isOnline, typed, pages: { page, count } }: KioskSignsProps) {
  return (
    <>
      {!isOnline && <p className={styles.offline}>Offline. The pictures go on when the network is back.</p>}
      {typed !== '' && <p className={styles.typed}>{typed}</p>}
      <Announcer text={count > 1 ? `Page ${page + 1} of ${count}` : ''} />
    </>
  );
}

interface KioskBarProps {
  pages: Pages;
  onLeave: () => void;
}

/** For a pointer or a finger: shown while it moves. */
export function KioskBar({ pages, onLeave }: KioskBarProps) {
  const rootRef = useRef<HTMLElement | null>(document.documentElement);
  const fullScreen = useFullScreen(rootRef);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Kiosk">
      {pages.count > 1 && (
        <>
          <IconButton icon="back" label="Previous page" onClick={() => pages.turn(-1)} />
          <IconButton
            icon={pages.isPaused ? 'play' : 'pause'}
            label={pages.isPaused ? 'Turn the pages' : 'Stay on this page'}
            onClick={pages.togglePause}
          />
          <IconButton icon="forward" label="Next page" onClick={() => pages.turn(1)} />
        </>
      )}
      {fullScreen.isSupported && (
        <IconButton
          icon={fullScreen.isOn ? 'shrink' : 'expand'}
          label={fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        />
      )}
      <Button onClick={onLeave}>Leave the kiosk</Button>
    </div>
  );
}
