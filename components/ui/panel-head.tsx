import type { ReactNode } from 'react';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

export function PanelHead({ children, closeLabel, onClose }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      {children}
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
