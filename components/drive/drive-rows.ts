import type { Passing } from '@/components/grid/camera-card';
import type { GridLayout } from '@/components/grid/grid-layout';
import { formatGap, formatLength, formatPassing, type LengthUnit } from '@/lib/drive/format-drive';
import { formatRoad, type RoadKey } from '@/lib/roads/road';
import { groupRuns } from '@/lib/core/collections';
import type { Trip } from '@/lib/drive/trip';
import { describeAlong, type DriveEvent } from '@/lib/road-reports/along-drive';
import { describeSlower, getSignText, sumDelay, type PassedSign } from '@/lib/road-reports/sign';
import type { DriveCamera } from './drive-store';

interface DriveCell {
  readonly index: number;
  readonly id: string;
  readonly passing: Passing;
}

/** Heights in CSS pixels. */
export type DriveRow =
  | { readonly type: 'road'; readonly name: string; readonly note: string; readonly height: number }
  | { readonly type: 'gap' | 'sign'; readonly text: string; readonly height: number }
  | { readonly type: 'event'; readonly text: string; readonly url: string; readonly height: number }
  | { readonly type: 'cards'; readonly road: string; readonly cells: readonly DriveCell[]; readonly height: number };

const ROAD_PX = 64;
const GAP_PX = 64;
const EVENT_PX = 44;
const DENSE_PX = 44;

type Cell = DriveCamera & { readonly index: number };

interface Section {
  readonly road: RoadKey | null;
  readonly cameras: readonly Cell[];
}

/** One camera of another road, as at an intersection, does not end a section. */
function toSections(cameras: readonly DriveCamera[]): Section[] {
  const cells = cameras.map((camera, index): Cell => ({ ...camera, index }));
  const runs = groupRuns(cells, ({ road, index }, [first]) => {
    const isPassed = road === null || cells[index + 1]?.road === first?.road;
    return road === first?.road || isPassed;
  });
  return runs.map((run) => ({ road: run[0]?.road ?? null, cameras: run }));
}

const startOf = (cells: readonly Cell[]) => cells[0]?.meters ?? 0;
const endOf = (cells: readonly Cell[]) => cells.at(-1)?.meters ?? 0;

function noteOf({ road, cameras }: Section, trip: Trip, unit: LengthUnit): string {
  const legs = trip.legs.filter((leg) => leg.road === road && leg.from <= endOf(cameras) && leg.to >= startOf(cameras));
  const meters = legs.reduce((sum, { from, to }) => sum + to - from, 0);
  const count = `${cameras.length} ${cameras.length === 1 ? 'camera' : 'cameras'}`;
  return meters < 1_000 ? count : `${formatLength(meters, unit)} · ${count}`;
}

/** ` · +14 min per signs` */
function noteDelay(signs: readonly PassedSign[], { line }: Trip): string {
  const delay = sumDelay(signs, line.at(-1)?.meters ?? 0);
  return delay === 0 ? '' : ` · +${delay} min per signs`;
}

interface Passed {
  readonly at: number;
  readonly row: DriveRow;
}

function listReports({ events, signs }: DriveReports, unit: LengthUnit): Passed[] {
  const passedEvents = events.map((found): Passed => {
    const text = describeAlong(found, unit === 'km');
    return { at: found.from, row: { type: 'event', text, url: found.event.url, height: EVENT_PX } };
  });
  const passedSigns = signs.map(({ sign, meters }): Passed => {
    const text = [`Sign: ${getSignText(sign)}`, ...(sign.slower ?? []).map(describeSlower)].join(' · ');
    return { at: meters, row: { type: 'sign', text, height: EVENT_PX } };
  });
  return [...passedEvents, ...passedSigns].sort((a, b) => a.at - b.at);
}

export interface DriveReports {
  readonly events: readonly DriveEvent[];
  readonly signs: readonly PassedSign[];
}

export function toDriveRows(
  { trip, ...reported }: DriveReports & { readonly trip: Trip },
  cameras: readonly DriveCamera[],
  { density, columns, rowHeight }: Pick<GridLayout, 'density' | 'columns' | 'rowHeight'>,
  unit: LengthUnit,
): DriveRow[] {
  const rows: DriveRow[] = [];
  const isDense = density !== 'comfortable';
  const [gapHeight, roadHeight] = isDense ? [DENSE_PX, DENSE_PX] : [GAP_PX, ROAD_PX];
  const gaps = trip.gaps.map(({ from, to }): Passed => {
    return { at: to, row: { type: 'gap', text: formatGap(to - from, unit), height: gapHeight } };
  });
  const reports = listReports(reported, unit);
  const add = (waiting: Passed[], meters: number) => {
    while (waiting[0] && waiting[0].at <= meters) rows.push(...waiting.splice(0, 1).map(({ row }) => row));
  };
  const continues = ({ meters }: Cell, run: readonly Cell[]) =>
    run.length < columns && !gaps.some(({ at }) => at > endOf(run) && at <= meters);
  // In the first heading: another row would move the first picture down.
  let delay = noteDelay(reported.signs, trip);
  for (const section of toSections(cameras)) {
    const name = section.road === null ? 'Along the way' : formatRoad(section.road);
    add(gaps, startOf(section.cameras));
    rows.push({ type: 'road', name, note: noteOf(section, trip, unit) + delay, height: roadHeight });
    delay = '';
    for (const run of groupRuns(section.cameras, continues)) {
      add(gaps, startOf(run));
      // Above the row that passes them, without splitting it.
      add(reports, endOf(run));
      const cells = run.map(({ index, id, isOther, view, ...passed }) => {
        return { index, id, passing: { note: formatPassing(passed, unit), isOther, view } };
      });
      rows.push({ type: 'cards', road: name, cells, height: rowHeight });
    }
  }
  add(gaps, Infinity);
  add(reports, Infinity);
  return rows;
}
