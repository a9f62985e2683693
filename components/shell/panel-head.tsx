import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  /** The heading. */
  children: ReactNode;
  /** Of the grid below; null where there is none. */
  densitySwitch: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The first line of a panel above the grid or the map. */
export function PanelHead({ children, densitySwitch, closeLabel, onClose }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      {densitySwitch}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
