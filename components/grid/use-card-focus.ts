'use client';

import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Camera } from '@/lib/camera/camera';

/** The link of a card, which opens its camera: what the arrow keys go to. */
const linkOf = (card: Element | null) => card?.querySelector<HTMLAnchorElement>('h2 a') ?? null;

/** Place of a card in the whole list, from 0; -1 outside of all cards. */
function positionOf(element: Element): number {
  return Number(element.closest('article')?.getAttribute('aria-posinset') ?? 0) - 1;
}

/** How far an arrow key goes in the list; 0 for other keys. */
function stepOf(key: string, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return steps[key] ?? 0;
}

/** Moves the focus to the first card of a wall. */
export function focusFirstCard(wall: Element | null): void {
  linkOf(wall?.querySelector('article') ?? null)?.focus();
}

/**
 * Keeps the row of the card that has the focus mounted, however far it is scrolled away: the focus would be lost with it. The
 * arrow keys move the focus from card to card.
 */
export function useCardFocus(gridRef: RefObject<Element | null>, cameras: readonly Camera[], columns: number) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [wantedId, setWantedId] = useState<string | null>(null);
  const kept = wantedId ?? focusedId;
  const keptRow = useMemo(() => {
    const position = kept === null ? -1 : cameras.findIndex(({ id }) => id === kept);
    return position < 0 ? -1 : Math.floor(position / columns);
  }, [kept, cameras, columns]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (keptRow < 0 || keptRow >= range.count || near.includes(keptRow)) return near;
      return [...near, keptRow].sort((a, b) => a - b);
    },
    [keptRow],
  );

  // The row that an arrow key leads to is there by now; focusing scrolls to it.
  useLayoutEffect(() => {
    if (wantedId === null) return;
    const position = cameras.findIndex(({ id }) => id === wantedId);
    linkOf(gridRef.current?.querySelector(`article[aria-posinset="${String(position + 1)}"]`) ?? null)?.focus();
  }, [wantedId, cameras, gridRef]);

  const handlers = {
    onFocus: (event: FocusEvent) => {
      setFocusedId(cameras[positionOf(event.target)]?.id ?? null);
      setWantedId(null);
    },
    onBlur: () => {
      setFocusedId(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.matches('h2 a') || event.metaKey || event.ctrlKey || event.altKey)
        return;
      const next = cameras[positionOf(target) + stepOf(event.key, columns)];
      if (stepOf(event.key, columns) === 0 || !next) return;
      event.preventDefault();
      setWantedId(next.id);
    },
  };
  return { rangeExtractor, handlers };
}
