import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './shell.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
}

/** A calm message in the place of the wall. */
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

/** `Error: {message}` with a Retry button (spec 2). */
export function ErrorBanner({ message, onRetry }: ErrorBannerProps) {
  return (
    <div className={styles.banner} role="alert">
      <p>Error: {message}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
