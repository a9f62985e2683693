import { useState, type ReactNode } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { Setting } from '@/lib/settings/settings';
import styles from './legend.module.css';

export function Legends({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.legends}>
      {children}
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Legend
      </button>
    </div>
  );
}

export function Legend({ name, hides, children }: { name: string; hides: Setting<boolean>; children: ReactNode }) {
  const isHidden = useStore(hides);
  return (
    <div className={styles.legend}>
      <button type="button" className={styles.switch} aria-pressed={!isHidden} onClick={() => hides.set(!isHidden)}>
        {name}
      </button>
      {!isHidden && children}
    </div>
  );
}
