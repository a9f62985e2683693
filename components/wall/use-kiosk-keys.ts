import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { getArrowStep } from '@/components/browser/dom-events';
import { useKeys } from '@/components/browser/use-keys';
import { closeParam } from '@/components/browser/url-store';
import { formatKiosk } from '@/lib/wall/format-kiosk';
import { parseKiosk } from '@/lib/wall/kiosk-settings';

const IDLE_MS = 60_000;
const POINTER_MS = 4_000;
const NUMBER_MS = 1_500;
const MAX_DIGITS = 4;

const TURNS: Readonly<Record<string, number>> = { PageDown: 1, ChannelDown: 1, PageUp: -1, ChannelUp: -1 };
/** Left to the browser. */
const NATIVE = new Set(['Enter', 'Tab', ' ']);
const BACK = new Set(['Escape', 'Backspace', 'GoBack', 'BrowserBack']);

const ignore = () => undefined;

export function closeKiosk(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  closeParam('kiosk', { ...formatKiosk(parseKiosk(new URLSearchParams())), kiosk: null, play: null });
}

interface KioskKeys {
  readonly boxRef: RefObject<HTMLElement | null>;
  readonly columns?: number;
  readonly onChoose?: () => void;
  readonly onTurn?: (by: number) => void;
  readonly onNumber?: (number: number) => void;
  readonly onIdle?: () => void;
  readonly onBack?: () => void;
}

function moveFocus(box: HTMLElement, step: number): boolean {
  const tiles = [...box.querySelectorAll<HTMLElement>('[data-tile]')];
  const at = tiles.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? tiles[0] : tiles[at + step];
  next?.focus();
  return next !== undefined;
}

function useTimeout(start: number | string, delayMs: number, onEnd: () => void): void {
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (start === '' || start === 0) return;
    const timer = setTimeout(() => handleEnd(), delayMs);
    return () => clearTimeout(timer);
  }, [start, delayMs]);
}

export function useKioskKeys(keys: KioskKeys) {
  const { boxRef, columns = 1, onChoose = ignore, onTurn = ignore, onNumber = ignore, onIdle = ignore } = keys;
  const { onBack = closeKiosk } = keys;
  const [usedAt, setUsedAt] = useState(0);
  const [movedAt, setMovedAt] = useState(0);
  const [typed, setTyped] = useState('');
  useTimeout(typed, NUMBER_MS, () => {
    setTyped('');
    onNumber(Number(typed));
  });
  useTimeout(movedAt, POINTER_MS, () =>
    setMovedAt(boxRef.current?.querySelector('[role="group"] :focus-visible') ? Date.now() : 0),
  );
  useTimeout(usedAt, IDLE_MS, () => {
    setUsedAt(0);
    (document.activeElement as HTMLElement | null)?.blur();
    onIdle();
  });
  useKeys((event) => {
    const { key } = event;
    if (!boxRef.current || document.querySelector('dialog[open]') !== null) return;
    const [step, turn] = [getArrowStep(key, columns), TURNS[key]];
    if (step !== undefined) {
      if (moveFocus(boxRef.current, step)) onChoose();
      else onTurn(Math.sign(step));
    } else if (turn !== undefined) onTurn(turn);
    else if (BACK.has(key)) onBack();
    else if (/^\d$/.test(key)) setTyped((before) => (before + key).slice(-MAX_DIGITS));
    else {
      if (NATIVE.has(key)) setUsedAt(Date.now());
      if (key === 'Tab') setMovedAt(Date.now());
      return;
    }
    event.preventDefault();
    setUsedAt(Date.now());
  });
  const handlePointer = useEffectEvent(({ movementX, movementY, type }: PointerEvent) => {
    // Layout changes under a still pointer also fire `pointermove`.
    if (type !== 'pointerdown' && movementX === 0 && movementY === 0) return;
    setMovedAt(Date.now());
    setUsedAt(Date.now());
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    for (const kind of ['pointermove', 'pointerdown'] as const)
      document.addEventListener(kind, (event) => handlePointer(event), { signal, passive: true });
    return () => closing.abort();
  }, []);
  return { typed, hasPointer: movedAt > 0, isUsed: usedAt > 0 };
}
