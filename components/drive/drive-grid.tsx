'use client';

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react';
import { CameraCard } from '@/components/grid/camera-card';
import { BarOfWall, WaitingCard, type CameraGridProps } from '@/components/grid/camera-grid';
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

/** The top of a camera's row in the grid, CSS pixels. */
function getTop(rows: readonly DriveRow[], camera: number): number {
  const row = rows.findIndex((one) => one.type === 'cards' && one.cells.some(({ index }) => index === camera));
  return rows.slice(0, row).reduce((sum, { height }) => sum + height, 0);
}

/** The first camera of the topmost row of cameras on the screen. @param offset of the screen in the grid, CSS pixels */
function findTopmost(rows: readonly DriveRow[], offset: number): number {
  let bottom = 0;
  const onTop = rows.find((row) => {
    bottom += row.height;
    return row.type === 'cards' && bottom > offset;
  });
  return onTop?.type === 'cards' ? (onTop.cells[0]?.index ?? 0) : 0;
}

/** Another layout leaves the topmost camera on the screen. @param top of the grid on the page */
function useKeptCamera(boxRef: RefObject<Element | null>, rows: readonly DriveRow[], layout: GridLayout, top: number) {
  const place = useRef({ camera: 0, layout });
  useLayoutEffect(() => {
    const box = boxRef.current;
    const { camera, layout: before } = place.current;
    if (box && before !== layout && camera > 0) {
      const now = box.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: now + getTop(rows, camera), behavior: 'instant' });
    }
    const follow = () => {
      place.current = { camera: findTopmost(rows, window.scrollY - top), layout };
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
      <BarOfWall layout={layout} onDensity={props.onDensity} onLeaveWall={props.onLeaveWall} />
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
