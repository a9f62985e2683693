'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';

/** Then the kiosk goes on by itself. */
const IDLE_MS = 60_000;
/** The pointer and its buttons leave the screen after this. */
const POINTER_MS = 4_000;
/** A number ends this long after its last digit. */
const NUMBER_MS = 1_500;
const MAX_DIGITS = 4;

const TURNS: Readonly<Record<string, number>> = { PageDown: 1, ChannelDown: 1, PageUp: -1, ChannelUp: -1 };
const BACK = new Set(['Escape', 'Backspace', 'GoBack', 'BrowserBack']);

interface KioskKeys {
  readonly boxRef: RefObject<HTMLElement | null>;
  readonly columns: number;
  /** The focus went to a picture. */
  readonly onChoose: () => void;
  readonly onTurn: (by: number) => void;
  /** A typed number of a camera. */
  readonly onNumber: (number: number) => void;
  readonly onIdle: () => void;
  readonly onBack: () => void;
}

/** Moves the focus among the pictures of the page. False beyond its last and before its first. */
function moveFocus(box: HTMLElement, step: number): boolean {
  const tiles = [...box.querySelectorAll<HTMLElement>('[data-tile]')];
  const at = tiles.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? tiles[0] : tiles[at + step];
  next?.focus();
  return next !== undefined;
}

function useTyped(onNumber: (number: number) => void) {
  const [typed, setTyped] = useState('');
  const handleEnd = useEffectEvent(() => {
    setTyped('');
    onNumber(Number(typed));
  });
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => handleEnd(), NUMBER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type: (digit: string) => setTyped((before) => (before + digit).slice(-MAX_DIGITS)) };
}

/** Arrows, Enter, back, and digits of a keyboard or a remote. The pointer shows only while it moves. */
export function useKioskKeys({ boxRef, columns, onChoose, onTurn, onNumber, onIdle, onBack }: KioskKeys) {
  const [usedAt, setUsedAt] = useState(0);
  const [movedAt, setMovedAt] = useState(0);
  const { typed, type } = useTyped(onNumber);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || !boxRef.current) return;
    const { key } = event;
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: 1, ArrowLeft: -1 },
      ...{ ArrowDown: columns, ArrowUp: -columns },
    };
    const [step, turn] = [steps[key], TURNS[key]];
    if (step !== undefined) {
      if (moveFocus(boxRef.current, step)) onChoose();
      else onTurn(Math.sign(step));
    } else if (turn !== undefined) onTurn(turn);
    else if (BACK.has(key)) onBack();
    else if (/^\d$/.test(key)) type(key);
    else return;
    event.preventDefault();
    setUsedAt(Date.now());
  });
  const handlePointer = useEffectEvent(({ movementX, movementY, type: kind }: PointerEvent) => {
    // A layout that moves under a still pointer is no movement.
    if (kind === 'pointerdown' || movementX !== 0 || movementY !== 0) setMovedAt(Date.now());
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    document.addEventListener('keydown', (event) => handleKey(event), { signal });
    for (const kind of ['pointermove', 'pointerdown'] as const)
      document.addEventListener(kind, (event) => handlePointer(event), { signal, passive: true });
    return () => closing.abort();
  }, []);
  const handleIdle = useEffectEvent(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    onIdle();
  });
  useEffect(() => {
    if (usedAt === 0 && movedAt === 0) return;
    const timer = setTimeout(() => handleIdle(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [usedAt, movedAt]);
  useEffect(() => {
    if (movedAt === 0) return;
    const timer = setTimeout(setMovedAt, POINTER_MS, 0);
    return () => clearTimeout(timer);
  }, [movedAt]);
  return { typed, hasPointer: movedAt > 0 };
}
