'use client';

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type CSSProperties } from 'react';
import { CameraCard } from '@/components/grid/camera-card';
import { WaitingCard } from '@/components/grid/camera-grid';
import { getGridLayout, type GridLayout } from '@/components/grid/grid-layout';
import { useBox } from '@/components/grid/use-box';
import { useCardFocus } from '@/components/grid/use-card-focus';
import { useRecords } from '@/components/grid/use-records';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';
import type { LengthUnit } from '@/lib/drive/format-drive';
import type { Trip } from '@/lib/drive/trip';
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

interface DriveGridProps extends Pick<CardsProps, 'getHref' | 'onOpen'> {
  client: CatalogClient;
  trip: Trip;
  /** In driving order. */
  cameras: readonly DriveCamera[];
  unit: LengthUnit;
}

const idsOf = (row: DriveRow | undefined) => (row?.type === 'cards' ? row.cells.map(({ id }) => id) : []);

/** The cameras of a drive in driving order. Only the rows near the screen are mounted. */
export function DriveGrid({ client, trip, cameras, unit, ...links }: DriveGridProps) {
  const { ref, width, top } = useBox<HTMLElement>();
  const layout = useMemo(() => getGridLayout(width), [width]);
  const events = useDriveEvents(trip);
  const rows = useMemo(
    () => toDriveRows({ ...trip, events }, cameras, layout, unit),
    [trip, events, cameras, layout, unit],
  );
  const list = useMemo(() => {
    const positions = new Map(cameras.map(({ id }, index) => [id, index]));
    return {
      length: cameras.length,
      at: (index: number) => cameras[index],
      indexOf: (id: string) => positions.get(id) ?? -1,
    };
  }, [cameras]);
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
  const mounted = virtualizer.getVirtualItems();
  const records = useRecords(
    client,
    mounted.flatMap(({ index }) => idsOf(rows[index])),
  );
  const sizes = { '--card-width': `${layout.cardWidth}px`, '--card-height': `${layout.cardHeight}px` };
  return (
    <section
      ref={ref}
      className={styles.grid}
      aria-label="Cameras along the drive"
      {...handlers}
      style={{ height: virtualizer.getTotalSize(), ...sizes }}
    >
      {mounted.map(({ index, start, size }) => {
        const row = rows[index];
        const style = { top: start - top, height: size };
        if (row?.type === 'cards') {
          return (
            <div key={row.cells[0]?.id} className={styles.row} style={style}>
              <Cards cells={row.cells} total={cameras.length} layout={layout} records={records} {...links} />
            </div>
          );
        }
        return row && <TextRow key={`${row.type}-${index}`} row={row} style={style} />;
      })}
    </section>
  );
}
