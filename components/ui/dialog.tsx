'use client';

import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';

interface DialogProps {
  /** Id of the element that names it. */
  labelledBy: string;
  /** `full` fills the screen, `small` stands in the middle of it, `panel` at its right edge or, on a phone, at its foot. */
  size: 'full' | 'small' | 'panel';
  /**
   * Called once after Escape, the close button, the back gesture of a phone, or a click beside a dialog that leaves room; the
   * owner then takes the dialog away.
   */
  onClose: () => void;
  children: ReactNode;
}

/** Whether the pointer is beside the dialog; what lies there belongs to it, too, as its backdrop. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Closes a dialog when a click begins and ends beside it: text may be marked beyond its edge. Returns what stops that. */
function closeOnClickBeside(dialog: HTMLDialogElement): () => void {
  let beganBeside = false;
  const handleDown = (event: PointerEvent) => {
    beganBeside = isBeside(dialog, event);
  };
  const handleClick = (event: MouseEvent) => {
    if (beganBeside && isBeside(dialog, event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', handleDown);
  dialog.addEventListener('click', handleClick);
  return () => {
    dialog.removeEventListener('pointerdown', handleDown);
    dialog.removeEventListener('click', handleClick);
  };
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
    const stopListening = closeOnClickBeside(dialog);
    return () => {
      stopListening();
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
