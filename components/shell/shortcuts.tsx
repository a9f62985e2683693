'use client';

import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import styles from './shortcuts.module.css';

const SHORTCUTS = [
  { keys: ['/'], does: 'Search' },
  { keys: ['↑', '↓', '←', '→'], does: 'Move between cameras' },
  { keys: ['Enter'], does: 'Open a camera' },
  { keys: ['Esc'], does: 'Close, or clear the search' },
  { keys: ['+', '−', '0'], does: 'Zoom the open picture, all of it' },
  { keys: ['?'], does: 'This list' },
] as const;

/** The list of keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} size="small" onClose={onClose}>
      <div className={styles.shortcuts}>
        <h2 id={titleId}>Keyboard shortcuts</h2>
        <dl>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
