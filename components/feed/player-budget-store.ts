'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { ACTIVE_MARGIN_PX, MOBILE_PLAYER_BUDGET, PLAYER_BUDGET } from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { grantPlayers } from '@/lib/feed/player-budget';

/** While a page scrolls, players change hands at most this often. */
const SETTLE_MS = 200;

type Listener = () => void;

const listeners = new Map<Element, Listener>();
let granted: ReadonlySet<Element> = new Set();
let timer: ReturnType<typeof setTimeout> | undefined;

function measure(element: Element) {
  const box = element.getBoundingClientRect();
  const above = -box.bottom;
  const below = box.top - window.innerHeight;
  const dx = box.left + box.width / 2 - window.innerWidth / 2;
  const dy = box.top + box.height / 2 - window.innerHeight / 2;
  return {
    key: element,
    distanceToViewportPx: Math.max(0, above, below),
    distanceToCenterPx: Math.hypot(dx, dy),
  };
}

function share(): void {
  timer = undefined;
  const budget = window.innerWidth <= MOBILE_MAX_WIDTH_PX ? MOBILE_PLAYER_BUDGET : PLAYER_BUDGET;
  const before = granted;
  granted = grantPlayers([...listeners.keys()].map(measure), budget, ACTIVE_MARGIN_PX);
  for (const [element, notify] of listeners) {
    if (before.has(element) !== granted.has(element)) notify();
  }
}

function shareSoon(): void {
  timer ??= setTimeout(share, SETTLE_MS);
}

function join(element: Element, notify: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', shareSoon, { passive: true });
    window.addEventListener('resize', shareSoon);
  }
  listeners.set(element, notify);
  shareSoon();
  return () => {
    listeners.delete(element);
    if (listeners.size === 0) {
      window.removeEventListener('scroll', shareSoon);
      window.removeEventListener('resize', shareSoon);
      clearTimeout(timer);
      timer = undefined;
      granted = new Set();
      return;
    }
    shareSoon();
  };
}

/**
 * Whether the feed in `ref` may hold a live player now: 9 at once on a desktop, 4 on a phone, nearest to the middle of the
 * screen first (design, decision 9).
 */
export function useGrantedPlayer(ref: RefObject<Element | null>, isWanted: boolean): boolean {
  const notifyRef = useRef<Listener>(() => undefined);
  const subscribe = useCallback((onChange: Listener) => {
    notifyRef.current = onChange;
    return () => {
      notifyRef.current = () => undefined;
    };
  }, []);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isWanted) return;
    return join(element, () => {
      notifyRef.current();
    });
  }, [ref, isWanted]);

  return useSyncExternalStore(
    subscribe,
    () => isWanted && ref.current !== null && granted.has(ref.current),
    () => false,
  );
}
