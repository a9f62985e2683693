'use client';

import { useNow } from '@/components/browser/use-now';
import { getFreshnessText, getReasonText, type DownStatus, type FeedStatus } from '@/lib/feed/feed-status';
import styles from './feed.module.css';

function formatNextTry(retryAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return seconds === 0 ? 'Trying again…' : `Next try in ${seconds} s.`;
}

function DownOverlay({ status }: { status: DownStatus }) {
  const now = useNow();
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>FEED DOWN OR BLOCKED</p>
      {status.retryAt !== null && <p className={styles.overlayTitle}>WILL TRY TO RELOAD</p>}
      <p className={styles.overlayReason}>{getReasonText(status.reason)}</p>
      {status.retryAt !== null && <p className={styles.overlayReason}>{formatNextTry(status.retryAt, now)}</p>}
    </div>
  );
}

const RESTING = {
  idle: ['STANDBY', 'The videos closest to the center of the screen play first.'],
  paused: ['PAUSED', 'All feeds are paused.'],
  saving: ['DATA SAVER', 'Open the camera to watch its video.'],
} as const;

function RestOverlay({ phase }: { phase: keyof typeof RESTING }) {
  const [title, reason] = RESTING[phase];
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>{title}</p>
      <p className={styles.overlayReason}>{reason}</p>
    </div>
  );
}

interface FeedOverlayProps {
  status: FeedStatus;
  /** Only a video waits for a player; a still loads as soon as it is near. */
  hasVideo: boolean;
  isSaving?: boolean;
}

export function FeedOverlay({ status, hasVideo, isSaving = false }: FeedOverlayProps) {
  if (status.phase === 'down') return <DownOverlay status={status} />;
  if (status.phase === 'idle') return hasVideo ? <RestOverlay phase={isSaving ? 'saving' : 'idle'} /> : null;
  if (status.phase === 'paused' && !status.hasPicture) return <RestOverlay phase="paused" />;
  if (status.phase !== 'connecting') return null;
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>CONNECTING</p>
      <span className={styles.scanLine} aria-hidden="true" />
    </div>
  );
}

export function FreshnessChip({ status }: { status: FeedStatus }) {
  const text = getFreshnessText(status, useNow());
  if (text === null) return null;
  return (
    <span className={styles.chip} data-phase={status.phase}>
      {text}
    </span>
  );
}
