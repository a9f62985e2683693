'use client';

import { useEffect, useEffectEvent } from 'react';
import { hasModifier } from '@/components/browser/dom-events';

/** A list that is open, or about to be, finds its options by their first letters. */
const FIELDS = 'input, textarea, select, [role="combobox"]';

/** Whether the key belongs to a text field, a dialog, or the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || hasModifier(event)) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  const { target } = event;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));
}

/** @param key null for none at this time */
export function useShortcut(key: string | null, action: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
