'use client';

import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';

interface DialogProps {
  /** Id of the element that names it. */
  labelledBy: string;
  /** `full` fills the screen, `small` is a panel in the middle of it. */
  size: 'full' | 'small';
  /** Called once after Escape, the close button or the back gesture of a phone; the owner then takes the dialog away. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is mounted. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ labelledBy, size, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(() => {
    onClose();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const handle = () => {
      // The event comes late: meanwhile the dialog may have been opened again.
      if (!dialog.open) handleClose();
    };
    dialog.addEventListener('close', handle);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', handle);
      // Only a dialog that is closed before it goes gives the focus back.
      dialog.close();
    };
  }, []);

  return (
    <dialog ref={ref} className={styles.dialog} data-size={size} aria-labelledby={labelledBy}>
      <div className={styles.close}>
        <IconButton icon="close" label="Close" onClick={() => ref.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
