import type { ReactNode } from 'react';
import { IconButton } from './button';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  children: ReactNode;
  /** Null if there is no grid below. */
  densitySwitch: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

export function PanelHead({ children, densitySwitch, closeLabel, onClose }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      {densitySwitch}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
