'use client';

import { useEffect, type ReactNode } from 'react';
import { playSound } from '@/lib/settings/play-sound';
import styles from './account.module.css';

interface ErrorBoxProps {
  id: string;
  children: string;
  /** A way on. */
  action?: ReactNode;
}

/** The red box with a blip (spec 8). Give it a key of its own for each failure, so that the same one is said again. */
export function ErrorBox({ id, children, action }: ErrorBoxProps) {
  useEffect(() => {
    playSound('blip');
  }, []);
  return (
    <div className={styles.error} role="alert">
      <p id={id}>{children}</p>
      {action}
    </div>
  );
}
