'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { Button, IconButton } from '@/components/ui/button';
import { getFilterLabel, type SourceId } from '@/lib/agencies/agencies';
import { playSound } from '@/lib/settings/play-sound';
import styles from './notices.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.noticeTitle}>{title}</p>
      {children}
    </div>
  );
}

interface ErrorBannerProps {
  message: string;
  onRetry: () => void;
}

export function ErrorBanner({ message, onRetry }: ErrorBannerProps) {
  useEffect(() => {
    playSound('error');
  }, []);
  return (
    <div className={styles.banner} role="alert">
      <p>Error: {message}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

interface LoadErrorProps {
  title: string;
  /** Over the page instead of in place of the missing part. */
  isFloating?: boolean;
  children?: ReactNode;
}

/** The URL keeps the open screen, so reloading restores it. */
export function LoadError({ title, isFloating = false, children }: LoadErrorProps) {
  return (
    <div className={styles.notice} data-floating={isFloating} role="alert">
      <p className={styles.noticeTitle}>{title}</p>
      <p>Part of the page failed to load. Your connection may have dropped, or a new version of the site may be out.</p>
      <div className={styles.noticeButtons}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        {children}
      </div>
    </div>
  );
}

interface LateNoticeProps {
  /** Sources in view. */
  late: readonly SourceId[];
}

/** Says which sources in view are late. Not a status: the pictures go on, and nobody need hear of it. */
export function LateNotice({ late }: LateNoticeProps) {
  const [isShown, setShown] = useState(true);
  const [first] = late;
  if (!isShown || first === undefined) return null;
  const name = getFilterLabel(first);
  return (
    <div className={styles.late} data-furniture>
      <p>
        {late.length === 1 ? `The list of ${name} is` : `The lists of ${name} and ${late.length - 1} more are`} late.{' '}
        <a href="/status">Status</a>
      </p>
      <IconButton icon="close" label="Dismiss" onClick={() => setShown(false)} />
    </div>
  );
}

export function OfflineBar() {
  const isOnline = useOnline();
  return (
    // Always mounted: screen readers announce only changes of an existing status.
    <div className={styles.offline} role="status">
      {!isOnline && (
        <p className={styles.offlineBar}>
          <strong>You are offline.</strong> Search, filters, and favorites still work. Pictures will resume when you
          reconnect.
        </p>
      )}
    </div>
  );
}

const ANNOUNCE_DELAY_MS = 500;

/** Reads a text to screen readers once it has not changed for 500 ms. */
export function Announcer({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCE_DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.announcer} role="status">
      {announced}
    </p>
  );
}
