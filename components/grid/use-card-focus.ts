import { useLayoutEffect, useMemo, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { getArrowStep, hasModifier } from '@/components/browser/dom-events';
import type { CameraList } from '@/lib/catalog/catalog';

const TITLE_PREFIX = 'camera-';

export const getTitleId = (id: string): string => `${TITLE_PREFIX}${id}`;

const findLink = (id: string) => document.getElementById(getTitleId(id))?.querySelector('a');

const findCameraId = (element: Element) =>
  element.closest('article')?.getAttribute('aria-labelledby')?.slice(TITLE_PREFIX.length) ?? null;

type FocusList = Pick<CameraList, 'indexOf' | 'length'> & {
  readonly at: (index: number) => { readonly id: string } | undefined;
};

export function useCardFocus(boxRef: RefObject<Element | null>, cameras: FocusList, columns: number) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [wantedIndex, setWantedIndex] = useState<number | null>(null);
  const focusedIndex = useMemo(() => (focusedId === null ? -1 : cameras.indexOf(focusedId)), [focusedId, cameras]);
  const mountedIndex = wantedIndex ?? focusedIndex;

  // On every render: a card may show its camera only after the next paint.
  useLayoutEffect(() => {
    const wanted = wantedIndex === null ? undefined : cameras.at(wantedIndex);
    if (wanted) findLink(wanted.id)?.focus();
  });

  useLayoutEffect(() => {
    if (focusedId === null || document.activeElement !== document.body) return;
    if (cameras.indexOf(focusedId) < 0) boxRef.current?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus();
  }, [boxRef, focusedId, cameras]);

  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      setFocusedId(findCameraId(target));
      setWantedIndex(null);
    },
    onBlur: () => {
      setFocusedId(null);
      setWantedIndex(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = getArrowStep(event.key, columns);
      if (step === undefined || hasModifier(event)) return;
      // A recycled card keeps the focus, but shows another camera.
      const id = findCameraId(event.target as Element);
      if (id === null || findLink(id) !== event.target) return;
      const index = wantedIndex ?? cameras.indexOf(id);
      const next = index + step;
      if (index < 0 || next < 0 || next >= cameras.length) return;
      event.preventDefault();
      setWantedIndex(next);
    },
  };
  /** Index of the card to keep mounted for the focus; -1 without one. */
  return { mountedIndex, handlers };
}
