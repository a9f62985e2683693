'use client';

import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import type { CameraList } from '@/lib/catalog/camera-list';

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

/** Mounts the row of one card wherever the list is scrolled: unmounting would lose its focus. */
function useRangeWithRow(row: number) {
  return useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (row < 0 || row >= range.count || near.includes(row)) return near;
      return [...near, row].sort((a, b) => a - b);
    },
    [row],
  );
}

export function useCardFocus(cameras: CameraList, columns: number) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [wantedId, setWantedId] = useState<string | null>(null);
  const links = useRef(new Map<string, HTMLElement>());
  const keptId = wantedId ?? focusedId;
  const keptIndex = useMemo(() => (keptId === null ? -1 : cameras.indexOf(keptId)), [keptId, cameras]);

  const registerLink = useCallback((id: string, link: HTMLElement) => {
    links.current.set(id, link);
    return () => {
      links.current.delete(id);
    };
  }, []);

  const focusFirst = useCallback(() => {
    const indexes = [...links.current.keys()].map((id) => cameras.indexOf(id));
    const first = cameras.at(Math.min(...indexes.filter((index) => index >= 0)));
    if (first) links.current.get(first.id)?.focus();
  }, [cameras]);

  // The wanted row is mounted by now; focusing scrolls to it.
  useLayoutEffect(() => {
    if (wantedId !== null) links.current.get(wantedId)?.focus();
  }, [wantedId, cameras]);

  // The focused card no longer matches and is gone: start over at the first one.
  useLayoutEffect(() => {
    if (focusedId === null || document.activeElement !== document.body) return;
    if (cameras.indexOf(focusedId) < 0) focusFirst();
  }, [focusedId, cameras, focusFirst]);

  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const focused = [...links.current].find(([, link]) => link.closest('article')?.contains(target));
      setFocusedId(focused?.[0] ?? null);
      setWantedId(null);
    },
    onBlur: () => setFocusedId(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = getStep(event, columns);
      if (step === 0 || focusedId === null || links.current.get(focusedId) !== event.target) return;
      const next = cameras.at(cameras.indexOf(focusedId) + step);
      if (!next) return;
      event.preventDefault();
      setWantedId(next.id);
    },
  };
  return { registerLink, focusFirst, handlers, rangeExtractor: useRangeWithRow(Math.floor(keptIndex / columns)) };
}
