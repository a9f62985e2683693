import type { ReactNode } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { Setting } from '@/lib/settings/settings';
import styles from './legend.module.css';

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
