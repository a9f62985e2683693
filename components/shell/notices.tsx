import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { Button, IconButton } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import textStyles from '@/components/ui/text.module.css';
import { getFilterLabel, type SourceId } from '@/lib/agencies/agencies';
import { playSound } from '@/lib/settings/play-sound';
import styles from './notices.module.css';

interface NoticeProps {
  title: string;
  isFloating?: boolean;
  role?: 'status' | 'alert';
  children?: ReactNode;
}

export function Notice({ title, isFloating = false, role = 'status', children }: NoticeProps) {
  return (
    <div className={styles.notice} data-floating={isFloating} role={role}>
      <p className={styles.noticeTitle}>{title}</p>
      {children}
    </div>
  );
}

export function ErrorBanner({ message, onRetry }: { message: string; onRetry: () => void }) {
  useEffect(() => playSound('error'), []);
  return (
    <div className={styles.banner} role="alert">
      <p>Error: {message}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

export function LoadError({ children, ...notice }: NoticeProps) {
  return (
    <Notice {...notice} role="alert">
      <p>Part of the page failed to load. Your connection may have dropped, or a new version of the site may be out.</p>
      <div className={styles.noticeButtons}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        {children}
      </div>
    </Notice>
  );
}

interface LoadBoundaryProps extends NoticeProps {
  isOpen?: boolean;
  loading: string;
  skeleton?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
}

/** Shows words while its lazy children load, and an error if they fail to. */
export function LoadBoundary(props: LoadBoundaryProps) {
  const { isOpen = true, isFloating = true, title, loading, skeleton, closeLabel = 'Close', onClose, children } = props;
  const failure = (
    <LoadError title={title} isFloating={isFloating}>
      <Button onClick={onClose}>{closeLabel}</Button>
    </LoadError>
  );
  const waiting = (
    <div className={styles.loading}>
      <Notice title={loading} isFloating={isFloating} />
      {skeleton}
    </div>
  );
  return (
    <ErrorBoundary fallback={isOpen && failure}>
      <Suspense fallback={isOpen && waiting}>{isOpen && children}</Suspense>
    </ErrorBoundary>
  );
}

export function LateNotice({ late }: { late: readonly SourceId[] }) {
  const [isShown, setShown] = useState(true);
  const [first] = late;
  if (!isShown || first === undefined) return null;
  const name = getFilterLabel(first);
  return (
    <div className={styles.late} data-chrome>
      <p>
        {late.length === 1 ? `The ${name} list is` : `The ${name} list and ${late.length - 1} more are`} late.{' '}
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
          <strong>You’re offline.</strong> Search, filters, and favorites still work. Feeds resume when you reconnect.
        </p>
      )}
    </div>
  );
}

const ANNOUNCE_DELAY_MS = 500;

export function Announcer({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCE_DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={textStyles.unseen} role="status">
      {announced}
    </p>
  );
}
