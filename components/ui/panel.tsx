import { useId, type ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

export function Panel({ title, onClose, children, foot }: PanelProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} size="panel" onClose={onClose}>
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </Dialog>
  );
}

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
