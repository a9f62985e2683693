'use client';

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react';
import { CameraCard } from '@/components/grid/camera-card';
import { LazyWallBar, WaitingCard, type CameraGridProps } from '@/components/grid/camera-grid';
import { layOut, type Box, type GridLayout } from '@/components/grid/grid-layout';
import { useBox } from '@/components/grid/use-box';
import { useCardFocus } from '@/components/grid/use-card-focus';
import { useRecords } from '@/components/grid/use-records';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';
import type { LengthUnit } from '@/lib/drive/format-drive';
import type { Trip } from '@/lib/drive/trip';
import type { Density } from '@/lib/settings/density';
import { toDriveRows, type DriveCell, type DriveRow } from './drive-rows';
import type { DriveCamera } from './drive-store';
import styles from './drive-grid.module.css';
import { useDriveEvents } from './use-drive-events';

/** Above and below the screen. */
const OVERSCAN_ROWS = 2;

/** The rows on the screen, and the one with the focus, wherever the page is scrolled. */
function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range);
  return row < 0 || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
}

interface CardsProps {
  cells: readonly DriveCell[];
  total: number;
  layout: GridLayout;
  records: ReadonlyMap<string, Camera>;
  getHref: (id: string) => string;
  onOpen: (id: string) => void;
}

function Cards({ cells, total, layout, records, getHref, onOpen }: CardsProps) {
  return cells.map(({ index, id, passing }, cell) => {
    const camera = records.get(id);
    if (!camera) return <WaitingCard key={id} cell={cell} layout={layout} />;
    return (
      <CameraCard
        key={id}
        camera={camera}
        index={index}
        cell={cell}
        total={total}
        layout={layout}
        passing={passing}
        href={getHref(id)}
        onOpen={onOpen}
      />
    );
  });
}

interface TextRowProps {
  row: Exclude<DriveRow, { type: 'cards' }>;
  style: CSSProperties;
}

/** What stands between the cameras. */
function TextRow({ row, style }: TextRowProps) {
  if (row.type === 'road') {
    return (
      <h2 className={styles.road} style={style}>
        {row.name} <span>{row.note}</span>
      </h2>
    );
  }
  return (
    <p className={styles[row.type]} style={style}>
      {row.type === 'gap' ? (
        row.text
      ) : (
        <a href={row.url} target="_blank" rel="noopener noreferrer">
          {row.text}
        </a>
      )}
    </p>
  );
}

function toList(cameras: readonly DriveCamera[]) {
  const positions = new Map(cameras.map(({ id }, index) => [id, index]));
  return {
    length: cameras.length,
    at: (index: number) => cameras[index],
    indexOf: (id: string) => positions.get(id) ?? -1,
  };
}

interface Place {
  /** The first camera of the topmost row of cameras on the screen. */
  readonly camera: number;
  /** How much of that row is above the screen, as a share of its height; negative if it begins below the edge. */
  readonly share: number;
}

/** @param offset of the screen in the grid, CSS pixels */
function findPlace(rows: readonly DriveRow[], offset: number): Place {
  let top = 0;
  for (const row of rows) {
    const [first] = row.type === 'cards' ? row.cells : [];
    if (first && top + row.height > offset) return { camera: first.index, share: (offset - top) / row.height };
    top += row.height;
  }
  return { camera: 0, share: 0 };
}

/** Where a place is in the grid, CSS pixels. */
function getOffset(rows: readonly DriveRow[], { camera, share }: Place): number {
  const row = rows.findIndex((one) => one.type === 'cards' && one.cells.some(({ index }) => index === camera));
  const top = rows.slice(0, row).reduce((sum, { height }) => sum + height, 0);
  return top + share * (rows[row]?.height ?? 0);
}

/** Another layout, and more or less above the grid, leave the topmost camera where it is. @param top of the grid on the page */
function useKeptCamera(boxRef: RefObject<Element | null>, rows: readonly DriveRow[], layout: GridLayout, top: number) {
  const kept = useRef({ place: { camera: 0, share: 0 }, layout, top });
  useLayoutEffect(() => {
    const box = boxRef.current;
    const { place, ...before } = kept.current;
    if (box && place.camera > 0 && (before.layout !== layout || before.top !== top)) {
      const now = box.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: now + getOffset(rows, place), behavior: 'instant' });
    }
    const follow = () => {
      kept.current = { place: findPlace(rows, window.scrollY - top), layout, top };
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [boxRef, rows, layout, top]);
}

/** A compact card has a line more. */
const NOTE_PX = 20;

function layOutDrive(density: Density, box: Box, count: number): GridLayout {
  const layout = layOut(density, box, count);
  const note = layout.density === 'compact' ? NOTE_PX : 0;
  return { ...layout, cardHeight: layout.cardHeight + note, rowHeight: layout.rowHeight + note };
}

export interface DriveGridProps extends Required<
  Pick<CameraGridProps, 'density' | 'onDensity' | 'onLeaveWall' | 'getHref' | 'onOpen'>
> {
  client: CatalogClient;
  trip: Trip;
  /** In driving order. */
  cameras: readonly DriveCamera[];
  unit: LengthUnit;
}

const idsOf = (row: DriveRow | undefined) => (row?.type === 'cards' ? row.cells.map(({ id }) => id) : []);

/** The cameras of a drive in driving order. Only the rows near the screen are mounted. */
export function DriveGrid(props: DriveGridProps) {
  const { client, trip, cameras, unit, density, getHref, onOpen } = props;
  const { ref, width, height, top } = useBox<HTMLElement>();
  const { length } = cameras;
  const layout = useMemo(() => layOutDrive(density, { width, height }, length), [density, width, height, length]);
  const events = useDriveEvents(trip);
  const rows = useMemo(
    () => toDriveRows({ ...trip, events }, cameras, layout, unit),
    [trip, events, cameras, layout, unit],
  );
  const list = useMemo(() => toList(cameras), [cameras]);
  const { keptIndex, handlers } = useCardFocus(ref, list, layout.columns);
  const keptRow = rows.findIndex((row) => row.type === 'cards' && row.cells.some(({ index }) => index === keptIndex));
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    rangeExtractor: (range) => withRow(range, keptRow),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);
  useKeptCamera(ref, rows, layout, top);
  const mounted = virtualizer.getVirtualItems();
  const records = useRecords(
    client,
    mounted.flatMap(({ index }) => idsOf(rows[index])),
  );
  const sizes = { '--card-width': `${layout.cardWidth}px`, '--card-height': `${layout.cardHeight}px` };
  return (
    <>
      <LazyWallBar layout={layout} onDensity={props.onDensity} onLeaveWall={props.onLeaveWall} />
      <section
        ref={ref}
        className={styles.grid}
        aria-label="Cameras along the drive"
        data-density={layout.density}
        {...handlers}
        style={{ height: virtualizer.getTotalSize(), ...sizes }}
      >
        {mounted.map(({ index, start, size }) => {
          const row = rows[index];
          const style = { top: start - top, height: size };
          if (row?.type === 'cards') {
            return (
              <div key={row.cells[0]?.id} className={styles.row} style={style}>
                <Cards cells={row.cells} total={length} {...{ layout, records, getHref, onOpen }} />
              </div>
            );
          }
          return row && <TextRow key={`${row.type}-${index}`} row={row} style={style} />;
        })}
      </section>
    </>
  );
}
