import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './button';
import styles from './dialog.module.css';

interface DialogProps {
  labelledBy: string;
  /**
   * `panel` opens at the right edge or, on phones, the bottom; `beside` leaves the right third visible or, in portrait,
   * the lower part.
   */
  size: 'full' | 'small' | 'panel' | 'beside';
  /** Called once, however it closes; the owner then unmounts it. */
  onClose: () => void;
  children: ReactNode;
}

/** Backdrop clicks target the dialog, so compare positions. */
function isOnBackdrop(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Modal while mounted. The browser traps focus and restores it. */
export function Dialog({ labelledBy, size, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closing = new AbortController();
    const { signal } = closing;
    const handle = () => {
      // `close` fires asynchronously; the dialog may be open again.
      if (!dialog.open) handleClose();
    };
    // A click must also begin on the backdrop: a text selection may end there.
    let beganOnBackdrop = false;
    const handleDown = (event: PointerEvent) => {
      beganOnBackdrop = isOnBackdrop(dialog, event);
    };
    const handleClick = (event: MouseEvent) => {
      if (beganOnBackdrop && isOnBackdrop(dialog, event)) dialog.close();
    };
    dialog.addEventListener('close', handle, { signal });
    dialog.addEventListener('pointerdown', handleDown, { signal });
    dialog.addEventListener('click', handleClick, { signal });
    dialog.showModal();
    return () => {
      closing.abort();
      // The browser restores focus only if the dialog closes before it is removed.
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
