'use client';

import { lazy, Suspense } from 'react';
import { usePageSettled } from '@/components/browser/page-settled';
import { DropdownFace, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';

const ListboxDropdown = lazy(async () => ({ default: (await import('./listbox-dropdown')).ListboxDropdown }));

const SearchDropdown = lazy(async () => ({ default: (await import('./search-dropdown')).SearchDropdown }));

/** A button and an accessible listbox with type-ahead or, given `findLabel`, a search field. Their code loads once the page has settled. */
export function Dropdown({ findLabel, ...props }: DropdownProps) {
  const isSettled = usePageSettled();
  const placeholder = (
    <div className={styles.dropdown} data-active={props.isActive}>
      <button type="button" className={styles.button} disabled>
        <DropdownFace label={props.label} valueLabel={props.valueLabel} />
      </button>
    </div>
  );
  if (!isSettled) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      {findLabel === undefined ? <ListboxDropdown {...props} /> : <SearchDropdown {...props} findLabel={findLabel} />}
    </Suspense>
  );
}
