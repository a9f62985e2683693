'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './shell.module.css';

interface PartMissingProps {
  /** What could not be shown. */
  title: string;
  /** Over the page instead of in the place of the part. */
  isFloating?: boolean;
  /** Another way on. */
  children?: ReactNode;
}

/** Says that a part of the page has not arrived. What was asked for is in the address, so that a reload opens it. */
export function PartMissing({ title, isFloating = false, children }: PartMissingProps) {
  return (
    <div className={styles.notice} data-floating={isFloating} role="alert">
      <p className={styles.noticeTitle}>{title}</p>
      <p>A part of the page has not arrived: the connection broke, or a newer version of the site is out.</p>
      <div className={styles.noticeButtons}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        {children}
      </div>
    </div>
  );
}
