import { lazy, Suspense, useEffect } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { usePageSettled } from '@/components/browser/page-settled';
import { useStore } from '@/components/browser/use-store';
import { createStore } from '@/lib/core/store';
import { DropdownFace, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';

const loadListbox = () => import('./listbox-dropdown');
const ListboxDropdown = lazy(async () => ({ default: (await loadListbox()).ListboxDropdown }));

const loadSearch = () => import('./search-dropdown');
const SearchDropdown = lazy(async () => ({ default: (await loadSearch()).SearchDropdown }));

const code = createStore<'missing' | 'failed' | 'here'>('missing');

/** The page works without this code, so a failure is not an error. */
function askForCode(): void {
  if (code.get() === 'failed') code.set('missing');
  if (code.get() === 'missing') {
    Promise.all([loadListbox(), loadSearch()]).then(
      () => code.set('here'),
      () => code.set('failed'),
    );
  }
}

/** Has type-ahead or, given `findLabel`, a search field. Loads its code once the page has settled. */
export function Dropdown({ findLabel, ...props }: DropdownProps) {
  const isSettled = usePageSettled();
  const isOnline = useOnline();
  const state = useStore(code);
  useEffect(() => {
    if (isSettled && isOnline) askForCode();
  }, [isSettled, isOnline]);
  const placeholder = (
    <div className={styles.dropdown} data-active={props.isActive}>
      <button type="button" className={styles.button} disabled={state === 'missing'} onClick={askForCode}>
        <DropdownFace label={props.label} valueLabel={props.valueLabel} />
      </button>
    </div>
  );
  if (state !== 'here') return placeholder;
  return (
    <Suspense fallback={placeholder}>
      {findLabel === undefined ? <ListboxDropdown {...props} /> : <SearchDropdown {...props} findLabel={findLabel} />}
    </Suspense>
  );
}
