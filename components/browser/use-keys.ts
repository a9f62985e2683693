import { useEffect, useEffectEvent } from 'react';
import { isIgnoredKey } from '@/lib/settings/settings';
import { hasModifier } from './dom-events';

/** Keys without modifiers that nothing in the page has handled. */
export function useKeys(handle: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !hasModifier(event) && !isIgnoredKey(event.key)) handle(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Listboxes select options by first letter. */
const isForList = (event: KeyboardEvent, target: HTMLElement) =>
  /^[a-z]$/i.test(event.key) && target.matches('[role="combobox"]');

function isTaken(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select') || isForList(event, target);
}

export function useShortcut(key: string | null, action: () => void): void {
  useKeys((event) => {
    // Caps Lock types the capital.
    if (event.key.toLowerCase() !== key?.toLowerCase() || isTaken(event)) return;
    event.preventDefault();
    action();
  });
}
