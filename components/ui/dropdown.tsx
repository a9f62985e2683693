'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { DropdownFace } from './dropdown-face';
import styles from './dropdown.module.css';

/** One choice; `count` stands beside its name. */
export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

export interface DropdownProps {
  label: string;
  value: string;
  /** What the button says of the value. */
  valueLabel: string;
  /** Whether the value differs from the one at rest. */
  isActive: boolean;
  /** The choices, asked for when the visitor turns to the button; give it a stable function. */
  optionsOf: () => readonly DropdownOption[];
  /** Called with the value that was chosen, also when it was chosen already. */
  onChoose: (value: string) => void;
  /** The side of the button at which a list wider than it ends. */
  align?: 'start' | 'end';
}

const ListboxDropdown = lazy(async () => ({ default: (await import('./listbox-dropdown')).ListboxDropdown }));

const subscribeToNothing = () => () => undefined;

/** A choice of one among many: a button and an accessible listbox with type-ahead, loaded after the page has come to life. */
export function Dropdown(props: DropdownProps) {
  const isAlive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const face = (
    <div className={styles.dropdown} data-active={props.isActive}>
      <button type="button" className={styles.button} disabled>
        <DropdownFace label={props.label} valueLabel={props.valueLabel} />
      </button>
    </div>
  );
  if (!isAlive) return face;
  return (
    <Suspense fallback={face}>
      <ListboxDropdown {...props} />
    </Suspense>
  );
}
