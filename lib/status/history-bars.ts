import type { SourceId } from '@/lib/agencies/agencies';
import { type History, HISTORY_DAYS, type HistoryDay } from '@/lib/camera-files/history';

const DAY_MS = 86_400_000;
/** View box units: distance of two bars, and the height of the drawing. */
const STEP = 5;
const HEIGHT = 18;

/** `some`: a list failed in some of the day's runs. `none`: nobody asked. */
export type DayKind = 'fine' | 'some' | 'all' | 'none';
/** Shorter is worse, so the bars can be read without their colors. */
const BAR_HEIGHT: Readonly<Record<DayKind, number>> = { fine: HEIGHT, some: 11, all: 5, none: 1 };

export interface HistoryBars {
  readonly width: number;
  readonly height: number;
  /** One path for all bars of a kind. */
  readonly paths: readonly { readonly kind: DayKind; readonly d: string }[];
  /** For screen readers. */
  readonly label: string;
}

function getKind(day: HistoryDay | undefined, id: SourceId): DayKind {
  const [runs, failed] = day?.sources[id] ?? [0, 0];
  if (runs === 0) return 'none';
  if (failed === 0) return 'fine';
  return failed < runs ? 'some' : 'all';
}

function describeKinds(kinds: readonly DayKind[]): string {
  const count = (kind: DayKind) => kinds.filter((other) => other === kind).length;
  const asked = kinds.length - count('none');
  const parts = [
    [count('fine'), 'without a fault'],
    [count('some'), 'with some'],
    [count('all'), 'failing all day'],
  ] as const;
  const said = parts.flatMap(([days, what]) => (days > 0 ? [`${days} ${what}`] : []));
  return `Asked on ${asked} of the last ${kinds.length} days${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
}

/** The last 30 days of a source, the latest at the right. */
export function drawBars(history: History, id: SourceId, latestRun: number): HistoryBars {
  const byDay = new Map(history.days.map((day) => [day.day, day]));
  const kinds = Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const time = latestRun - (HISTORY_DAYS - 1 - index) * DAY_MS;
    return getKind(byDay.get(new Date(time).toISOString().slice(0, 10)), id);
  });
  const draw = (kind: DayKind) =>
    kinds.map((other, index) => (other === kind ? `M${index * STEP + 2} ${HEIGHT}v-${BAR_HEIGHT[kind]}` : '')).join('');
  const paths = (['fine', 'some', 'all', 'none'] as const).map((kind) => ({ kind, d: draw(kind) }));
  return {
    width: HISTORY_DAYS * STEP,
    height: HEIGHT,
    paths: paths.filter(({ d }) => d !== ''),
    label: describeKinds(kinds),
  };
}
