import type { Passing } from '@/components/grid/camera-card';
import type { GridLayout } from '@/components/grid/grid-layout';
import { formatGap, formatLength, formatPassing, type LengthUnit } from '@/lib/drive/format-drive';
import { formatRoad, type RoadKey } from '@/lib/roads/road';
import type { Trip } from '@/lib/drive/trip';
import { describeAlong, type DriveEvent } from '@/lib/road-reports/along-drive';
import { describeSlower, getSignText, sumDelay, type PassedSign } from '@/lib/road-reports/sign';
import type { DriveCamera } from './drive-store';

export interface DriveCell {
  readonly index: number;
  readonly id: string;
  readonly passing: Passing;
}

/** Heights in CSS pixels. */
export type DriveRow =
  | { readonly type: 'road'; readonly name: string; readonly note: string; readonly height: number }
  | { readonly type: 'gap'; readonly text: string; readonly height: number }
  | { readonly type: 'sign'; readonly text: string; readonly height: number }
  | { readonly type: 'event'; readonly text: string; readonly url: string; readonly height: number }
  | { readonly type: 'cards'; readonly road: string; readonly cells: readonly DriveCell[]; readonly height: number };

const ROAD_PX = 64;
const GAP_PX = 64;
const EVENT_PX = 44;
const DENSE_PX = 44;

interface Section {
  readonly road: RoadKey | null;
  readonly cameras: (DriveCamera & { readonly index: number })[];
}

/** One camera of another road, as at an intersection, does not end a section. */
function toSections(cameras: readonly DriveCamera[]): Section[] {
  const sections: Section[] = [];
  for (const [index, camera] of cameras.entries()) {
    const last = sections.at(-1);
    const isPassed = camera.road === null || cameras[index + 1]?.road === last?.road;
    if (last && (last.road === camera.road || isPassed)) last.cameras.push({ ...camera, index });
    else sections.push({ road: camera.road, cameras: [{ ...camera, index }] });
  }
  return sections;
}

function noteOf({ road, cameras }: Section, trip: Trip, unit: LengthUnit): string {
  const [first, last] = [cameras[0]?.meters ?? 0, cameras.at(-1)?.meters ?? 0];
  const legs = trip.legs.filter((leg) => leg.road === road && leg.from <= last && leg.to >= first);
  const meters = legs.reduce((sum, { from, to }) => sum + to - from, 0);
  const count = `${cameras.length} ${cameras.length === 1 ? 'camera' : 'cameras'}`;
  return meters < 1_000 ? count : `${formatLength(meters, unit)} · ${count}`;
}

/** ` · +14 min by the signs` */
function noteDelay({ signs = [], line }: DriveTrip): string {
  const delay = sumDelay(signs, line.at(-1)?.meters ?? 0);
  return delay === 0 ? '' : ` · +${delay} min by the signs`;
}

function listReports({ events = [], signs = [] }: DriveTrip, unit: LengthUnit) {
  const happening = events.map((found): Report => {
    const text = describeAlong(found, unit === 'km');
    return { at: found.from, row: { type: 'event', text, url: found.event.url, height: EVENT_PX } };
  });
  const said = signs.map(({ sign, meters }): Report => {
    const text = [`Sign: ${getSignText(sign)}`, ...(sign.slower ?? []).map(describeSlower)].join(' · ');
    return { at: meters, row: { type: 'sign', text, height: EVENT_PX } };
  });
  return [...happening, ...said].sort((a, b) => a.at - b.at);
}

interface Report {
  readonly at: number;
  readonly row: DriveRow;
}

function createReportRows(trip: DriveTrip, unit: LengthUnit, rows: DriveRow[]): (meters: number) => void {
  const reports = listReports(trip, unit);
  return (meters) => {
    while (reports[0] && reports[0].at <= meters) rows.push(...reports.splice(0, 1).map(({ row }) => row));
  };
}

const endOfRow = ({ cameras }: Section, position: number): number =>
  (cameras[position - 1] ?? cameras.at(-1))?.meters ?? 0;

export interface DriveReports {
  readonly events: readonly DriveEvent[];
  readonly signs: readonly PassedSign[];
}

type DriveTrip = Trip & Partial<DriveReports>;

export function toDriveRows(
  trip: DriveTrip,
  cameras: readonly DriveCamera[],
  { density, columns, rowHeight }: Pick<GridLayout, 'density' | 'columns' | 'rowHeight'>,
  unit: LengthUnit,
): DriveRow[] {
  const rows: DriveRow[] = [];
  const gaps = [...trip.gaps];
  const isDense = density !== 'comfortable';
  const addGapsBefore = (meters: number) => {
    for (let gap = gaps[0]; gap && gap.to <= meters; gap = gaps[0]) {
      rows.push({ type: 'gap', text: formatGap(gap.to - gap.from, unit), height: isDense ? DENSE_PX : GAP_PX });
      gaps.shift();
    }
  };
  const addReportsBefore = createReportRows(trip, unit, rows);
  // In the first heading: another row would move the first picture down.
  let delay = noteDelay(trip);
  // Above the row that passes them, without splitting it.
  const addReportsOfRow = (cells: readonly DriveCell[], section: Section, end: number) => {
    if (cells.length === 0) addReportsBefore(endOfRow(section, end));
  };
  for (const section of toSections(cameras)) {
    const { road } = section;
    addGapsBefore(section.cameras[0]?.meters ?? 0);
    const name = road === null ? 'Along the way' : formatRoad(road);
    rows.push({ type: 'road', name, note: noteOf(section, trip, unit) + delay, height: isDense ? DENSE_PX : ROAD_PX });
    delay = '';
    let cells: DriveCell[] = [];
    const flush = () => {
      if (cells.length > 0) rows.push({ type: 'cards', road: name, cells, height: rowHeight });
      cells = [];
    };
    for (const [position, camera] of section.cameras.entries()) {
      addReportsOfRow(cells, section, position + columns);
      if (gaps[0] && gaps[0].to <= camera.meters) flush();
      addGapsBefore(camera.meters);
      const passing = { note: formatPassing(camera, unit), isOther: camera.isOther, view: camera.view };
      cells.push({ index: camera.index, id: camera.id, passing });
      if (cells.length === columns) flush();
    }
    flush();
  }
  addGapsBefore(Infinity);
  addReportsBefore(Infinity);
  return rows;
}
