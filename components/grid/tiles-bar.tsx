import { useEffect, useState } from 'react';
import { onEvents } from '@/components/browser/dom-events';
import { chooseDensity, exitTiles } from '@/components/browser/use-density';
import { Button, IconButton } from '@/components/ui/button';
import { MAX_COLUMNS } from '@/lib/constants/viewport';
import styles from './tiles-bar.module.css';

const LINGER_MS = 3_000;
const subscribeToInput = onEvents(() => window, 'pointermove', 'pointerdown', 'keydown', 'scroll');

function useRecentInput(): boolean {
  const [isRecent, setRecent] = useState(true);
  useEffect(() => {
    let timer = setTimeout(setRecent, LINGER_MS, false);
    const unsubscribe = subscribeToInput(() => {
      clearTimeout(timer);
      setRecent(true);
      timer = setTimeout(setRecent, LINGER_MS, false);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return isRecent;
}

function focusOnTop(): void {
  if (document.activeElement?.closest('article')) return;
  const cards = [...document.querySelectorAll('article[aria-posinset]')];
  const inSight = cards.filter((card) => card.getBoundingClientRect().top >= 0);
  const [first] = inSight.toSorted((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet));
  first?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus({ preventScroll: true });
}

export function TilesBar({ columns }: { columns: number }) {
  const isShown = useRecentInput();
  useEffect(() => {
    const { userActivation } = navigator as Partial<Navigator>;
    if (userActivation?.hasBeenActive === true) focusOnTop();
    return focusOnTop;
  }, []);
  const setColumns = (next: number) => chooseDensity({ name: 'wall', columns: next });
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
        isDisabled={columns === MAX_COLUMNS}
        onClick={() => setColumns(columns + 1)}
      />
      <Button onClick={exitTiles}>Exit wall view</Button>
    </div>
  );
}
