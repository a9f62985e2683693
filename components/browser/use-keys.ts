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
