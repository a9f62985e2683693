'use client';

import { reasonText, type FeedStatus } from '@/lib/feed/feed-status';
import styles from './feed.module.css';
import { useNow } from './use-now';

function nextTryText(retryAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return seconds === 0 ? 'Trying again…' : `Next try in ${String(seconds)} s.`;
}

function DownOverlay({ status }: { status: Extract<FeedStatus, { phase: 'down' }> }) {
  const now = useNow();
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>FEED DOWN OR BLOCKED</p>
      {status.retryAt !== null && <p className={styles.overlayTitle}>WILL TRY TO RELOAD</p>}
      <p className={styles.overlayReason}>{reasonText(status.reason)}</p>
      {status.retryAt !== null && <p className={styles.overlayReason}>{nextTryText(status.retryAt, now)}</p>}
    </div>
  );
}

/** What lies over a picture that is not there: STANDBY without a player, CONNECTING, or FEED DOWN OR BLOCKED (spec 2). */
export function FeedOverlay({ status }: { status: FeedStatus }) {
  if (status.phase === 'down') return <DownOverlay status={status} />;
  if (status.phase === 'idle') {
    return (
      <div className={styles.overlay}>
        <p className={styles.overlayTitle}>STANDBY</p>
        <p className={styles.overlayReason}>The videos nearest to the middle of the screen play first.</p>
      </div>
    );
  }
  if (status.phase !== 'connecting') return null;
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>CONNECTING</p>
      <span className={styles.scanLine} aria-hidden="true" />
    </div>
  );
}
