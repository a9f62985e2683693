import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './button';
import styles from './disclosure.module.css';

/** Once closed, its button has the focus. */
export function Disclosure({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = isOpen && boxRef.current?.querySelector('button');
    return button ? () => button.focus() : undefined;
  }, [isOpen]);
  return (
    <div ref={boxRef} className={styles.box}>
      <Button isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && <div className={styles.content}>{children(() => setOpen(false))}</div>}
    </div>
  );
}
