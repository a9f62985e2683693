'use client';

import { useNow } from '@/components/browser/use-now';
import {
  getFreshnessText,
  getReasonText,
  isFinal,
  isLive,
  type DownStatus,
  type FeedStatus,
} from '@/lib/feed/feed-status';
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
  video: ['STANDBY', 'The videos closest to the center of the screen play first.'],
  still: ['STANDBY', 'Its agency is asked for a few pictures at a time.'],
  paused: ['PAUSED', 'All feeds are paused.'],
  saving: ['DATA SAVER', 'Open the camera to watch its video.'],
} as const;

function RestOverlay({ reason }: { reason: keyof typeof RESTING }) {
  const [title, text] = RESTING[reason];
  return (
    <div className={styles.overlay}>
      <p className={styles.overlayTitle}>{title}</p>
      <p className={styles.overlayReason}>{text}</p>
    </div>
  );
}

interface FeedOverlayProps {
  status: FeedStatus;
  /** A video waits for a player, a still for its agency's turn. */
  hasVideo: boolean;
  isSaving?: boolean;
  /** The agency's page, where the feed may be seen; null where there is no room for it. */
  link?: string | null;
}

export function FeedOverlay({ status, hasVideo, isSaving = false, link = null }: FeedOverlayProps) {
  if (status.phase === 'down') return <DownOverlay status={status} link={link} />;
  if (status.phase === 'idle') return <RestOverlay reason={hasVideo ? (isSaving ? 'saving' : 'video') : 'still'} />;
  if (status.phase === 'paused' && !status.hasPicture) return <RestOverlay reason="paused" />;
  if (status.phase !== 'connecting') return null;
  return (
    <div className={styles.overlay} data-connecting="true">
      <p className={styles.overlayTitle}>CONNECTING</p>
    </div>
  );
}

export function FreshnessChip({ status }: { status: FeedStatus }) {
  const text = getFreshnessText(status, useNow());
  if (text === null) return null;
  return (
    <span className={styles.chip} data-phase={status.phase} data-live={isLive(status)}>
      {text}
    </span>
  );
}
