'use client';

import { useOnline } from '@/components/browser/page-state';
import styles from './offline-bar.module.css';

/** Says at the foot of the screen that there is no network, and what needs none. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    // There before it speaks, so that it is read out.
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <strong>You are offline.</strong> Search, filters and favorites still work. Pictures wait for the connection.
        </p>
      )}
    </div>
  );
}
