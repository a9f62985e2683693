import { useEffect } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { usePageSettled } from '@/components/browser/page-settled';
import { useStore } from '@/components/browser/use-store';
import { createStore } from '@/lib/core/store';
import { DropdownFace, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';

async function loadCode() {
  const [{ ListboxDropdown }, { SearchDropdown }] = await Promise.all([
    import('./listbox-dropdown'),
    import('./search-dropdown'),
  ]);
  return { ListboxDropdown, SearchDropdown };
}

const code = createStore<Awaited<ReturnType<typeof loadCode>> | 'missing' | 'failed'>('missing');

/** The page works without this code, so a failure is not an error. */
function askForCode(): void {
  if (code.get() === 'failed') code.set('missing');
  if (code.get() === 'missing') loadCode().then(code.set, () => code.set('failed'));
}

/** Has type-ahead or, given `findLabel`, a search field. Loads its code once the page has settled. */
export function Dropdown({ findLabel, ...props }: DropdownProps) {
  const isSettled = usePageSettled();
  const isOnline = useOnline();
  const state = useStore(code);
  useEffect(() => {
    if (isSettled && isOnline) askForCode();
  }, [isSettled, isOnline]);
  if (typeof state !== 'string') {
    const { ListboxDropdown, SearchDropdown } = state;
    return findLabel === undefined ? (
      <ListboxDropdown {...props} />
    ) : (
      <SearchDropdown {...props} findLabel={findLabel} />
    );
  }
  return (
    <div className={styles.dropdown} data-active={props.isActive}>
      <button type="button" className={styles.button} disabled={state === 'missing'} onClick={askForCode}>
        <DropdownFace label={props.label} valueLabel={props.valueLabel} />
      </button>
    </div>
  );
}
