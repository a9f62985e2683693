'use client';

import { useNow } from '@/components/browser/use-now';
import { getFreshnessText, getReasonText, isFinal, type DownStatus, type FeedStatus } from '@/lib/feed/feed-status';
import styles from './feed.module.css';

function formatNextTry(retryAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return seconds === 0 ? 'Trying again…' : `Next try in ${seconds} s.`;
}

function getNextTryText({ reason, retryAt }: DownStatus, now: number): string {
  if (isFinal(reason)) return '';
  return retryAt === null
    ? 'Failed three times. Will try again when you come back to it.'
    : formatNextTry(retryAt, now);
}

function DownOverlay({ status, link }: { status: DownStatus; link: string | null }) {
  const now = useNow();
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>
        {status.reason === 'unsupported' ? 'NO LIVE VIDEO' : 'FEED DOWN OR BLOCKED'}
      </p>
      {status.retryAt !== null && <p className={styles.overlayTitle}>WILL TRY TO RELOAD</p>}
      <p className={styles.overlayReason}>{getReasonText(status.reason)}</p>
      <p className={styles.overlayReason}>{getNextTryText(status, now)}</p>
      {link !== null && (
        <a className={styles.overlayLink} href={link} rel="noreferrer" target="_blank">
          See it at {new URL(link).host}
        </a>
      )}
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
  /** The agency's page, where the feed may be seen; null where there is no room for it. */
  link?: string | null;
}

export function FeedOverlay({ status, hasVideo, isSaving = false, link = null }: FeedOverlayProps) {
  if (status.phase === 'down') return <DownOverlay status={status} link={link} />;
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
