'use client';

import { useNow } from '@/components/browser/use-now';
import { describeDown } from '@/lib/feed/describe-down';
import { getFreshnessText, isLive, type DownStatus, type FeedStatus } from '@/lib/feed/feed-status';
import styles from './feed.module.css';

function DownOverlay({ status, link }: { status: DownStatus; link: string | null }) {
  const { titles, texts } = describeDown(status, useNow());
  return (
    <div className={styles.overlay}>
      {titles.map((title) => (
        <p key={title} className={styles.overlayTitle}>
          {title}
        </p>
      ))}
      {texts.map((text) => (
        <p key={text} className={styles.overlayReason}>
          {text}
        </p>
      ))}
      {link !== null && (
        <a className={styles.overlayLink} href={link} rel="noreferrer" target="_blank">
          See it at {new URL(link).host}
        </a>
      )}
    </div>
  );
}

const RESTING = {
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

/** A video that waits for a player leaves its tile as it is: its turn comes soon. */
function IdleOverlay({ hasVideo, isSaving }: { hasVideo: boolean; isSaving: boolean }) {
  if (!hasVideo) return <RestOverlay reason="still" />;
  if (isSaving) return <RestOverlay reason="saving" />;
  return (
    <span className={styles.chip} data-phase="paused">
      WAITING
    </span>
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
  if (status.phase === 'idle') return <IdleOverlay hasVideo={hasVideo} isSaving={isSaving} />;
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
