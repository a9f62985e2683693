import { memo, useEffect, useMemo, useState, type CSSProperties } from 'react';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
import type { CameraList } from '@/lib/catalog/catalog';
import type { Density } from '@/lib/settings/density';
import { CameraCard } from './camera-card';
import styles from './camera-grid.module.css';
import { GRID_SIZES, layOut, placeCard, type GridLayout } from './grid-layout';
import { useCardFocus } from './use-card-focus';
import { useAfterPaint, useBox, useMountedRows, useScrollAnchor, type CameraRows } from './use-rows';

const loadTilesBar = async () => (await import('./tiles-bar')).TilesBar;

export function LazyTilesBar({ layout: { density, columns } }: { layout: GridLayout }) {
  return <RetryingLazy isWanted={density === 'wall'} load={loadTilesBar} props={{ columns }} />;
}

function useEvenRows(columns: number, rowHeight: number): CameraRows {
  return useMemo(() => {
    const of = (camera: number) => {
      const row = Math.max(0, Math.floor(camera / columns));
      return { first: row * columns, top: row * rowHeight, height: rowHeight };
    };
    return { of, at: (offset) => of((offset / rowHeight) * columns) };
  }, [columns, rowHeight]);
}

function useRequestedRecords(cameras: CameraList, rows: readonly number[], columns: number): void {
  useEffect(() => {
    for (const row of rows) cameras.show(row * columns, Math.min((row + 1) * columns, cameras.length));
  }, [cameras, rows, columns]);
}

type Slot = { readonly id: string; readonly key: number };

interface Slots {
  readonly cards: readonly { readonly index: number; readonly id: string }[];
  readonly byIndex: ReadonlyMap<number, Slot>;
  readonly nextKey: number;
}

const NO_SLOTS: Slots = { cards: [], byIndex: new Map(), nextKey: 0 };

/** New cameras recycle cards, which is cheaper than mounting. */
function assignSlots(before: Slots, cards: Slots['cards']): Slots {
  const keys = new Map([...before.byIndex.values()].map(({ id, key }) => [id, key]));
  const taken = new Set(cards.map(({ id }) => keys.get(id)));
  let { nextKey } = before;
  const byIndex = new Map<number, Slot>();
  for (const { index, id } of cards) {
    const inPlace = before.byIndex.get(index)?.key;
    const free = inPlace === undefined || taken.has(inPlace) ? nextKey : inPlace;
    const key = keys.get(id) ?? free;
    if (key === nextKey) nextKey += 1;
    byIndex.set(index, { id, key });
  }
  return { cards, byIndex, nextKey };
}

function useCards(cameras: CameraList, rows: readonly number[], columns: number) {
  const cards = useMemo(() => {
    const indexes = rows.flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column));
    return indexes
      .filter((index) => index < cameras.length)
      .map((index) => ({ index, id: cameras.at(index)?.id ?? `waiting-${index}` }));
  }, [cameras, rows, columns]);
  const [before, setSlots] = useState(NO_SLOTS);
  const slots = before.cards === cards ? before : assignSlots(before, cards);
  if (slots !== before) setSlots(slots);
  return cards.map(({ index }) => ({ index, key: slots.byIndex.get(index)?.key, camera: cameras.at(index) }));
}

export function WaitingCard({ cell, layout }: { cell: number; layout: GridLayout }) {
  return <div className={styles.waitingCard} style={placeCard(cell, layout)} aria-hidden="true" />;
}

interface CameraGridProps {
  cameras: CameraList;
  density: Density;
  getHref: (id: string) => string;
}

export const CameraGrid = memo(function CameraGrid({ cameras, density, getHref }: CameraGridProps) {
  const { ref: boxRef, width, height, top } = useBox<HTMLDivElement>();
  const { length } = cameras;
  const layout = useMemo(() => layOut(density, { width, height }, length), [density, width, height, length]);
  const { columns, cardWidth, cardHeight, rowHeight } = layout;
  const { mountedIndex, handlers } = useCardFocus(boxRef, cameras, columns);
  const count = Math.ceil(length / columns);
  const painted = useAfterPaint(cameras);
  const box = { top, rowHeight, count };
  const { rows, firstRow } = useMountedRows(box, Math.floor(mountedIndex / columns), painted.at(0));
  useRequestedRecords(cameras, rows, columns);
  useScrollAnchor(boxRef, useEvenRows(columns, rowHeight), top);
  const sizes = { '--card-width': `${cardWidth}px`, '--card-height': `${cardHeight}px` };
  return (
    <>
      <LazyTilesBar layout={layout} />
      <div
        ref={boxRef}
        className={styles.grid}
        role="feed"
        aria-label="Cameras"
        data-density={layout.density}
        style={{ height: count * rowHeight, ...sizes }}
        {...handlers}
      >
        {useCards(cameras, rows, columns).map(({ index, key, camera }) =>
          camera ? (
            <CameraCard
              key={key}
              camera={camera}
              index={index}
              total={length}
              layout={layout}
              href={getHref(camera.id)}
              isWaiting={painted !== cameras && index >= (firstRow + 1) * columns}
            />
          ) : (
            <WaitingCard key={key} cell={index} layout={layout} />
          ),
        )}
      </div>
    </>
  );
});

const SKELETON_CARDS = 28;
const SKELETON_SIZES = {
  '--card-height': `${GRID_SIZES.desktop.cardHeight}px`,
  '--row-gap': `${GRID_SIZES.desktop.rowGap}px`,
  '--phone-card-height': `${GRID_SIZES.phone.cardHeight}px`,
  '--phone-row-gap': `${GRID_SIZES.phone.rowGap}px`,
} as CSSProperties;

export function GridSkeleton() {
  return (
    <div className={styles.skeleton} style={SKELETON_SIZES} aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // Empty text: an inserted picture would fail hydration.
        <div key={index} className={styles.skeletonCard} data-first-picture>
          {''}
        </div>
      ))}
    </div>
  );
}
