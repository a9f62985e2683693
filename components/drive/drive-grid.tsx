import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type CSSProperties } from 'react';
import { useCameraHref } from '@/components/browser/url-store';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import { askEvents, eventsVersion } from '@/components/road-reports/events-client';
import { CameraCard } from '@/components/grid/camera-card';
import { LazyTilesBar, WaitingCard } from '@/components/grid/camera-grid';
import { layOut, type Box, type GridLayout } from '@/components/grid/grid-layout';
import { useCardFocus } from '@/components/grid/use-card-focus';
import { useBox, useScrollAnchor, type CameraRow, type CameraRows } from '@/components/grid/use-rows';
import { useRecords } from '@/components/grid/use-records';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';
import type { LengthUnit } from '@/lib/drive/format-drive';
import type { Trip } from '@/lib/drive/trip';
import { formatRoad } from '@/lib/roads/road';
import type { Density } from '@/lib/settings/density';
import { toDriveRows, type DriveReports, type DriveRow } from './drive-rows';
import type { DriveCamera } from './drive-store';
import styles from './drive-grid.module.css';

const OVERSCAN_ROWS = 2;

function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range);
  return row < 0 || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
}

interface CardsProps {
  row: Extract<DriveRow, { type: 'cards' }>;
  style: CSSProperties;
  total: number;
  layout: GridLayout;
  records: ReadonlyMap<string, Camera>;
  getHref: (id: string) => string;
}

/** A feed for each row: one must not contain the headings between them. */
function Cards({ row, style, total, layout, records, getHref }: CardsProps) {
  return (
    <div className={styles.row} style={style} role="feed" aria-label={`Cameras on ${row.road}`}>
      {row.cells.map(({ index, id, passing }, cell) => {
        const camera = records.get(id);
        if (!camera) return <WaitingCard key={id} cell={cell} layout={layout} />;
        return <CameraCard key={id} {...{ camera, index, cell, total, layout, passing }} href={getHref(id)} />;
      })}
    </div>
  );
}

function TextRow({ row, style }: { row: Exclude<DriveRow, { type: 'cards' }>; style: CSSProperties }) {
  if (row.type === 'road') {
    return (
      <h2 className={styles.road} style={style}>
        {row.name} <span>{row.note}</span>
      </h2>
    );
  }
  return (
    <p className={styles[row.type]} style={style}>
      {row.type === 'event' ? (
        <a className={textStyles.line} href={row.url} target="_blank" rel="noopener noreferrer">
          {row.text}
        </a>
      ) : (
        <span className={textStyles.line}>{row.text}</span>
      )}
    </p>
  );
}

const cellsOf = (row: DriveRow | undefined) => (row?.type === 'cards' ? row.cells : []);

const NO_ROW: CameraRow = { first: 0, top: 0, height: 1 };

function toCameraRows(rows: readonly DriveRow[]): CameraRows {
  const all: CameraRow[] = [];
  let top = 0;
  let end = 0;
  for (const row of rows) {
    end += row.height;
    const [first] = cellsOf(row);
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

const NO_REPORTS: DriveReports = { events: [], signs: [] };

function useDriveReports(trip: Trip): DriveReports {
  const version = useStore(eventsVersion);
  const ask = useMemo(() => {
    if (version === 0) return null;
    const legs = trip.legs.map(({ road, from, to }) => ({ name: formatRoad(road), from, to }));
    return async () => ({ trip, reports: await askEvents('along', { line: trip.line, legs }, Date.now()) });
  }, [trip, version]);
  const answer = useAnswer(ask);
  return answer?.trip === trip ? answer.reports : NO_REPORTS;
}

const NOTE_PX = 20;

function layOutDrive(density: Density, box: Box, count: number): GridLayout {
  const layout = layOut(density, box, count);
  const note = layout.density === 'compact' ? NOTE_PX : 0;
  return { ...layout, cardHeight: layout.cardHeight + note, rowHeight: layout.rowHeight + note };
}

interface DriveGridProps {
  density: Density;
  client: CatalogClient;
  trip: Trip;
  cameras: readonly DriveCamera[];
  unit: LengthUnit;
}

export function DriveGrid({ client, trip, cameras, unit, density }: DriveGridProps) {
  const getHref = useCameraHref();
  const { ref, width, height, top } = useBox<HTMLElement>();
  const { length } = cameras;
  const layout = useMemo(() => layOutDrive(density, { width, height }, length), [density, width, height, length]);
  const reports = useDriveReports(trip);
  const rows = useMemo(
    () => toDriveRows({ trip, ...reports }, cameras, layout, unit),
    [trip, reports, cameras, layout, unit],
  );
  const list = useMemo(() => {
    const at = (index: number) => cameras[index];
    return { length: cameras.length, at, indexOf: (id: string) => cameras.findIndex((camera) => camera.id === id) };
  }, [cameras]);
  const { mountedIndex, handlers } = useCardFocus(ref, list, layout.columns);
  const focusedRow = rows.findIndex((row) => cellsOf(row).some(({ index }) => index === mountedIndex));
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    rangeExtractor: (range) => withRow(range, focusedRow),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);
  const cameraRows = useMemo(() => toCameraRows(rows), [rows]);
  useScrollAnchor(ref, cameraRows, top);
  const mounted = virtualizer.getVirtualItems();
  const records = useRecords(
    client,
    mounted.flatMap(({ index }) => cellsOf(rows[index]).map(({ id }) => id)),
  );
  const sizes = { '--card-width': `${layout.cardWidth}px`, '--card-height': `${layout.cardHeight}px` };
  return (
    <>
      <LazyTilesBar layout={layout} />
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
            return <Cards key={row.cells[0]?.id} {...{ row, style, layout, records, getHref }} total={length} />;
          }
          return row && <TextRow key={`${row.type}-${index}`} row={row} style={style} />;
        })}
      </section>
    </>
  );
}
