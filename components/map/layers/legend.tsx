import type { ReactNode } from 'react';
import type { Setting } from '@/lib/settings/settings';
import styles from './legend.module.css';

interface LegendProps {
  name: string;
  isHidden: boolean;
  hides: Setting<boolean>;
  children: ReactNode;
}

export function Legend({ name, isHidden, hides, children }: LegendProps) {
  return (
    <div className={styles.legend}>
      <button type="button" className={styles.switch} aria-pressed={!isHidden} onClick={() => hides.set(!isHidden)}>
        {name}
      </button>
      {!isHidden && children}
    </div>
  );
}
