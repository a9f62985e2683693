'use client';

import { useEffect, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { MAX_WALL_COLUMNS, type Density } from '@/lib/settings/density';
import styles from './wall-bar.module.css';

/** The bar leaves this long after the last sign of somebody. */
const LINGER_MS = 3_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether somebody has just moved a pointer, touched, scrolled, or pressed a key. */
function useSomebody(): boolean {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(setHere, LINGER_MS, false);
    };
    const handle = () => {
      setHere(true);
      wait();
    };
    wait();
    for (const sign of SIGNS) window.addEventListener(sign, handle, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, handle);
    };
  }, []);
  return isHere;
}

function focusOnTop(): void {
  if (document.activeElement?.closest('article')) return;
  const cards = [...document.querySelectorAll('article[aria-posinset]')];
  const inSight = cards.filter((card) => card.getBoundingClientRect().top >= 0);
  const [first] = inSight.toSorted((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet));
  first?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
}

/** Whoever enters or leaves the wall goes on from the camera on top: the button for it is gone. */
function useFocusOnTop(): void {
  useEffect(() => {
    // Typed as always present, but old browsers lack it.
    const { userActivation } = navigator as Partial<Navigator>;
    // A page that begins with a wall leaves the focus alone.
    if (userActivation?.hasBeenActive === true) focusOnTop();
    return focusOnTop;
  }, []);
}

interface WallBarProps {
  /** That the wall has now. */
  columns: number;
  onDensity: (density: Density) => void;
  onLeaveWall: () => void;
}

/** The only furniture of a wall, over its pictures while somebody is there: fewer or more columns, and the way out. */
export function WallBar({ columns, onDensity, onLeaveWall }: WallBarProps) {
  const isShown = useSomebody();
  useFocusOnTop();
  const setColumns = (next: number) => onDensity({ name: 'wall', columns: next });
  return (
    <div className={styles.bar} data-shown={isShown} role="group" aria-label="Wall">
      <IconButton
        icon="minus"
        label="Fewer columns"
        isDisabled={columns === 1}
        onClick={() => setColumns(columns - 1)}
      />
      <output className={styles.count}>{columns === 1 ? '1 column' : `${columns} columns`}</output>
      <IconButton
        icon="plus"
        label="More columns"
        isDisabled={columns === MAX_WALL_COLUMNS}
        onClick={() => setColumns(columns + 1)}
      />
      <Button onClick={onLeaveWall}>Leave the wall</Button>
    </div>
  );
}
