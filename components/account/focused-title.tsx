'use client';

import { useEffect, useRef } from 'react';
import styles from './account.module.css';

/** The heading of a dialog's content. Takes the focus, as what had it may be gone. */
export function FocusedTitle({ id, children }: { id: string; children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}
