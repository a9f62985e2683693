'use client';

import { useEffect, useEffectEvent } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { isIgnoredKey } from '@/lib/settings/settings';

/** Listboxes select options by first letter. */
const isForList = (event: KeyboardEvent, target: HTMLElement) =>
  /^[a-z]$/i.test(event.key) && target.matches('[role="combobox"]');

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || hasModifier(event) || isIgnoredKey(event.key)) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select') || isForList(event, target);
}

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
