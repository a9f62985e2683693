'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

const STEPS = new Map<string, 'previous' | 'next'>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/**
 * The arrow keys of the dialog around `ref`, except those that something inside has used: a picture that is zoomed moves with
 * them. A key held down counts once, or each camera on the way would ask for its picture.
 */
export function useStepKeys(ref: RefObject<Element | null>, onStep: (step: 'previous' | 'next') => void): void {
  const handleStep = useEffectEvent(onStep);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || hasModifier(event)) return;
      const step = STEPS.get(event.key);
      const dialog = ref.current?.closest('dialog');
      if (step && event.target instanceof Node && dialog?.contains(event.target)) handleStep(step);
    };
    // On the document, so that whatever is inside the dialog comes first.
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, [ref]);
}
