import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import styles from './shortcuts.module.css';

const SHORTCUTS = [
  { keys: ['/'], action: 'Search' },
  { keys: ['↑', '↓', '←', '→'], action: 'Move between cameras' },
  { keys: ['Enter'], action: 'Open a camera' },
  { keys: ['D'], action: 'Switch density' },
  { keys: ['Esc'], action: 'Close, clear the search, or exit wall view' },
  { keys: ['+', '−', '0'], action: 'Zoom in, zoom out, reset the zoom' },
  { keys: ['K'], action: 'Kiosk mode' },
  { keys: ['?'], action: 'Keyboard shortcuts' },
] as const;

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} size="small" onClose={onClose}>
      <div className={styles.shortcuts}>
        <h2 id={titleId}>Keyboard shortcuts</h2>
        <dl>
          {SHORTCUTS.map(({ keys, action }) => (
            <div key={action}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
