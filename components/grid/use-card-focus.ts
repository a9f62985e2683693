'use client';

import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import type { CameraList } from '@/lib/catalog/camera-list';

const TITLE_PREFIX = 'camera-';

/** The id of the heading of a camera's card, which names the card. */
export const getTitleId = (id: string): string => `${TITLE_PREFIX}${id}`;

/** The link of a camera's card, if the card is mounted. */
const findLink = (id: string) => document.getElementById(getTitleId(id))?.querySelector('a');

/** The camera in whose card an element is. */
const findCameraId = (element: Element) =>
  element.closest('article')?.getAttribute('aria-labelledby')?.slice(TITLE_PREFIX.length) ?? null;

/** How far an arrow key moves in the list; 0 for other keys. */
function getStep(event: KeyboardEvent, columns: number): number {
  if (hasModifier(event)) return 0;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return steps[event.key] ?? 0;
}

type FocusList = Pick<CameraList, 'indexOf' | 'length'> & {
  readonly at: (index: number) => { readonly id: string } | undefined;
};

export function useCardFocus(boxRef: RefObject<Element | null>, cameras: FocusList, columns: number) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [wantedIndex, setWantedIndex] = useState<number | null>(null);
  const focusedIndex = useMemo(() => (focusedId === null ? -1 : cameras.indexOf(focusedId)), [focusedId, cameras]);
  const keptIndex = wantedIndex ?? focusedIndex;

  const focusFirst = useCallback(() => {
    boxRef.current?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [boxRef]);

  // The wanted row is mounted by now, or as soon as its records are here; focusing scrolls to it.
  useLayoutEffect(() => {
    const wanted = wantedIndex === null ? undefined : cameras.at(wantedIndex);
    if (wanted) findLink(wanted.id)?.focus();
  }, [wantedIndex, cameras]);

  // The focused card no longer matches and is gone: start over at the first one.
  useLayoutEffect(() => {
    if (focusedId === null || document.activeElement !== document.body) return;
    if (cameras.indexOf(focusedId) < 0) focusFirst();
  }, [focusedId, cameras, focusFirst]);

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
      const step = getStep(event, columns);
      if (step === 0 || focusedId === null || findLink(focusedId) !== event.target) return;
      const next = keptIndex + step;
      if (keptIndex < 0 || next < 0 || next >= cameras.length) return;
      event.preventDefault();
      setWantedIndex(next);
    },
  };
  /** The camera whose card must stay mounted: it has the focus, or will have it; -1 for none. */
  return { keptIndex, focusFirst, handlers };
}
