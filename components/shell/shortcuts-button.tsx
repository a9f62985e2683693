import { IconButton } from '@/components/ui/icon-button';
import styles from './shell.module.css';

/** Opens the list of keys; a phone has none. */
export function ShortcutsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <div className={styles.shortcutsButton}>
      <IconButton icon="help" label="Keyboard shortcuts" onClick={onOpen} />
    </div>
  );
}
