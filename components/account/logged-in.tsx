'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { LOGGED_IN_MS } from '@/lib/constants/account';
import { playSound } from '@/lib/settings/play-sound';
import styles from './account.module.css';

/** Lies over the dialog for 2 s after a sign-in (spec 4). */
export function LoggedIn({ onEnd }: { onEnd: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    playSound('success');
    ref.current?.focus();
    const timer = setTimeout(() => handleEnd(), LOGGED_IN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className={styles.done} role="status">
      <p ref={ref} tabIndex={-1} className={styles.doneTitle}>
        LOGGED IN
      </p>
      <p className={styles.doneText}>FAVORITES NOW SYNCED</p>
    </div>
  );
}
