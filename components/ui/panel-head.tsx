import type { ReactNode } from 'react';
import { IconButton } from './button';
import { Icon } from './icon';
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

export function MenuButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  return (
    <button type="button" className={styles.menu} aria-expanded={isOpen} onClick={onClick}>
      Menu
      <Icon name="chevron" />
    </button>
  );
}
