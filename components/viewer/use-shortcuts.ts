'use client';

import { useEffect, useEffectEvent } from 'react';

/** Where a key means a letter, or something else is in front. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  const { target } = event;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

interface ShortcutActions {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** The keys that work everywhere on the main screen: `/` to search, `?` for the list of all keys. */
export function useShortcuts(actions: ShortcutActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== '/' && event.key !== '?') || isTaken(event)) return;
    event.preventDefault();
    if (event.key === '/') actions.onSearch();
    else actions.onHelp();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      handleKey(event);
    };
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', handle);
    };
  }, []);
}
