'use client';

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type CSSProperties } from 'react';
import { CameraCard } from '@/components/grid/camera-card';
import { LazyWallBar, WaitingCard, type CameraGridProps } from '@/components/grid/camera-grid';
import { layOut, type Box, type GridLayout } from '@/components/grid/grid-layout';
import { useBox } from '@/components/grid/use-box';
import { useCardFocus } from '@/components/grid/use-card-focus';
import { useKeptPlace, type CameraRow, type CameraRows } from '@/components/grid/use-kept-place';
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

const NO_ROW: CameraRow = { first: 0, top: 0, height: 1 };

/** Each row includes the texts above it, so that no gaps are left between rows. */
function toCameraRows(rows: readonly DriveRow[]): CameraRows {
  const all: CameraRow[] = [];
  let top = 0;
  let end = 0;
  for (const row of rows) {
    end += row.height;
    const [first] = row.type === 'cards' ? row.cells : [];
    if (first) {
      all.push({ first: first.index, top, height: end - top });
      top = end;
    }
  }
  return {
    at: (offset) => all.find((row) => row.top + row.height > offset) ?? NO_ROW,
    of: (camera) => all.findLast(({ first }) => first <= camera) ?? NO_ROW,
  };
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
  const cameraRows = useMemo(() => toCameraRows(rows), [rows]);
  useKeptPlace(ref, cameraRows, top);
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
