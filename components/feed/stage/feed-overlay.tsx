'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/browser/page-state';
import { describeDown, getFreshnessText, isLive, type DownStatus, type FeedStatus } from '@/lib/feed/feed-status';
import styles from '../feed.module.css';
import { useFeedsPaused } from '../players/feed-scheduler';

interface NoticeProps {
  titles: readonly string[];
  texts?: readonly string[];
  isConnecting?: boolean;
  children?: ReactNode;
}

function Notice({ titles, texts = [], isConnecting = false, children }: NoticeProps) {
  return (
    <div className={styles.overlay} data-connecting={isConnecting}>
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
      {children}
    </div>
  );
}

interface DownNoticeProps {
  status: DownStatus;
  link: string | null;
  onTryNow: (() => void) | undefined;
}

function DownNotice({ status, link, onTryNow }: DownNoticeProps) {
  const { titles, texts, mayTryNow } = describeDown(status, useNow());
  return (
    <>
      <Notice titles={titles} texts={texts}>
        {link !== null && (
          <a className={styles.overlayLink} href={link} rel="noreferrer" target="_blank">
            See it at {new URL(link).host}
          </a>
        )}
      </Notice>
      {mayTryNow && (
        <button type="button" className={styles.tryButton} onClick={onTryNow}>
          Try now
        </button>
      )}
    </>
  );
}

const STANDBY = { titles: ['STANDBY'], texts: ['Waiting: we limit requests to this agency.'] };
const SAVING = { titles: ['DATA SAVER'], texts: ['Open the camera to watch its video.'] };
const SLOW = { titles: ['NO VIDEO'], texts: ['This device asks for less motion or data.'] };
const PAUSED = { titles: ['PAUSED'], texts: ['All feeds are paused.'] };

export interface FeedOverlayProps {
  status: FeedStatus;
  hasVideo: boolean;
  isSaving?: boolean;
  isSlow?: boolean;
  link?: string | null;
  onTryNow?: () => void;
}

export function FeedOverlay(props: FeedOverlayProps) {
  const { status, link = null, onTryNow } = props;
  if (status.phase === 'down') return <DownNotice status={status} link={link} onTryNow={onTryNow} />;
  if (status.phase === 'connecting') return <Notice titles={['CONNECTING']} isConnecting />;
  if (status.phase === 'paused') return !status.hasPicture && <Notice {...PAUSED} />;
  return status.phase === 'idle' && <IdleNotice {...props} />;
}

function IdleNotice({ hasVideo, isSaving = false, isSlow = false }: FeedOverlayProps) {
  if (!hasVideo) return <Notice {...STANDBY} />;
  if (isSaving || isSlow) return <Notice {...(isSaving ? SAVING : SLOW)} />;
  return (
    <span className={styles.chip} data-phase="paused">
      WAITING
    </span>
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

export function PauseButton() {
  const { isPaused, toggle } = useFeedsPaused();
  return (
    <button
      type="button"
      className={styles.pauseButton}
      aria-pressed={isPaused}
      title="Pause all feeds"
      onClick={toggle}
    >
      <span className={isPaused ? styles.playIcon : styles.pauseIcon} aria-hidden="true" />
      <span className={styles.pauseText}>Pause all feeds</span>
    </button>
  );
}
