'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { DropdownFace, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';

const ListboxDropdown = lazy(async () => ({ default: (await import('./listbox-dropdown')).ListboxDropdown }));

const subscribeToNothing = () => () => undefined;

/** A select: a button and an accessible listbox with type-ahead, whose code loads after hydration. */
export function Dropdown(props: DropdownProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const placeholder = (
    <div className={styles.dropdown} data-active={props.isActive}>
      <button type="button" className={styles.button} disabled>
        <DropdownFace label={props.label} valueLabel={props.valueLabel} />
      </button>
    </div>
  );
  if (!isHydrated) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <ListboxDropdown {...props} />
    </Suspense>
  );
}
