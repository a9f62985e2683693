'use client';

import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import styles from './camera-modal.module.css';

/** Stands in for a camera that a link names and no list has. */
export function MissingCamera({ onClose }: { onClose: () => void }) {
  const messageId = useId();
  return (
    <Dialog labelledBy={messageId} size="small" onClose={onClose}>
      <p id={messageId} className={styles.missing}>
        This camera is not in the list at the moment.
      </p>
    </Dialog>
  );
}
