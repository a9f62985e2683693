import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNow, useOnline } from '@/components/browser/page-state';
import { useWakeLock } from '@/components/browser/use-wake-lock';
import { useCount } from '@/components/feed/players/feed-scheduler';
import { Announcer } from '@/components/shell/notices';
import { Button, IconButton } from '@/components/ui/button';
import { FullScreenButton } from '@/components/ui/full-screen-button';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import { CLOCK_TIME, isNight, mayReload } from '@/lib/wall/kiosk';
import type { KioskSettings } from '@/lib/wall/kiosk-settings';
import { readBuild, reloadWhenReachable } from '@/lib/wall/site-build';
import { KioskNotices } from './kiosk-notices';
import styles from './kiosk.module.css';
import lineStyles from './kiosk-lines.module.css';
import { closeKiosk, useKioskKeys } from './use-kiosk-keys';
import { useKioskSetup } from './use-kiosk-setup';
import type { Pages } from './use-pages';

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

function KioskLine({ title, down, pages }: { title: string; down: string; pages: Pages | null }) {
  const now = useNow();
  const date = new Date(now);
  return (
    <div className={lineStyles.line}>
      <p className={lineStyles.time}>
        {now > 0 && (
          <>
            <b>{date.toLocaleTimeString('en-US', CLOCK_TIME)}</b> <span>{date.toLocaleDateString('en-US', DAY)}</span>
          </>
        )}
      </p>
      <p className={lineStyles.title}>{title}</p>
      <p className={lineStyles.page}>
        {down !== '' && <span className={lineStyles.down}>{down}</span>}
        {pages && `${pages.page + 1} / ${pages.count}`}
      </p>
    </div>
  );
}

function Signs({ typed, pages }: { typed: string; pages: Pages | null }) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && <p className={styles.offline}>You’re offline. Feeds resume when you reconnect.</p>}
      {typed !== '' && <p className={styles.typed}>{typed}</p>}
      <Announcer text={pages ? `Page ${pages.page + 1} of ${pages.count}` : ''} />
    </>
  );
}

function NightDimmer({ place }: { place: Point | undefined }) {
  const now = useNow();
  return place && now > 0 && isNight(place, now) ? <div className={styles.night} aria-hidden="true" /> : null;
}

const CHECK_MS = 600_000;

/** Reloads for a new build or new lists when it disturbs least. @param isPlaying must be stable */
function useNewBuild(isPlaying: () => boolean): void {
  useEffect(() => {
    let own: string | null = null;
    const check = async () => {
      const build = await readBuild();
      // Reloading an unreachable site would lose the page.
      if (build === null) return;
      own ??= build;
      const hour = new Date().getHours();
      const state = { hour, ageMs: performance.now(), isOutdated: build !== own, isPlaying: isPlaying() };
      if (mayReload(state)) window.location.reload();
    };
    void check();
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
}

export interface KioskBasics {
  title: string;
  settings: KioskSettings;
}

interface KioskFrameProps extends KioskBasics {
  /** Those in view: sunset there dims the screen; their roads have notices. */
  cameras: readonly Camera[];
  pages?: Pages;
  down?: string;
  keys: ReturnType<typeof useKioskKeys>;
  /** Must be stable. */
  isPlaying: () => boolean;
  boxRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const atLeastTwo = (pages: Pages | undefined) => (pages && pages.count > 1 ? pages : null);

export function KioskFrame({ title, settings, cameras, children, ...props }: KioskFrameProps) {
  const { down = '', keys, isPlaying, boxRef } = props;
  const setup = useKioskSetup();
  const pages = atLeastTwo(props.pages);
  const { hasClock, hasCaptions, hasNotices, dims, isTransparent } = settings;
  useWakeLock();
  useCount('kiosks', true);
  useNewBuild(isPlaying);
  return (
    <main
      ref={boxRef}
      className={styles.kiosk}
      data-line={hasClock}
      data-captions={hasCaptions || keys.isUsed}
      data-pointer={keys.hasPointer}
      data-transparent={isTransparent}
      aria-label={title}
    >
      <div className={styles.tiles}>{children}</div>
      {hasNotices && <KioskNotices cameras={cameras} />}
      {hasClock && <KioskLine title={title} down={down} pages={pages} />}
      {!hasClock && down !== '' && <p className={lineStyles.outage}>{down}</p>}
      {dims && <NightDimmer place={cameras[0]} />}
      <Signs typed={keys.typed} pages={pages} />
      {keys.hasPointer && <KioskBar pages={pages} onSetUp={setup.open} />}
      {setup.dialog}
    </main>
  );
}

function KioskBar({ pages, onSetUp }: { pages: Pages | null; onSetUp: () => void }) {
  return (
    <div className={styles.bar} role="group" aria-label="Kiosk">
      {pages && (
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
      <FullScreenButton exitLabel="Exit full screen" />
      <IconButton icon="gear" label="Kiosk settings" onClick={onSetUp} />
      <Button onClick={closeKiosk}>Exit kiosk mode</Button>
    </div>
  );
}

function Reloader({ text }: { text: string }) {
  useEffect(reloadWhenReachable, []);
  return <p role="status">{text}</p>;
}

export function KioskNotice({ isLoading, isBroken }: { isLoading: boolean; isBroken: boolean }) {
  const boxRef = useRef<HTMLElement>(null);
  useKioskKeys({ boxRef });
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
