import { getIdPrefix } from '@/lib/agencies/agencies';
import { milesBetween, type Point } from '@/lib/geo/point';
import type { EventDirection } from '@/lib/road-reports/road-event';
import type { Sign, SignsFile } from '@/lib/road-reports/sign-schema';
import { cleanPages, readNews } from '@/lib/road-reports/sign-text';
import { keyOf, middleOf, type UsualFile } from '@/lib/road-reports/usual-minutes';
import { hashText } from '../random';
import { createDemoEvents, DEMO_SIGN_SOURCES } from './demo-events';
import { DEMO_CORRIDORS } from './rows/corridors';
import { type DemoCorridor, type DemoStop, pointBetween, toPoint } from './rows/demo-place';

const STEP_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const DEGREES_PER_HOUR = 15;
const FREE_MPH = { urban: 55, rural: 68 } as const;
/** Share of the free speed in the rush hours, which differs by road. */
const RUSH_SHARE = { min: 0.4, span: 0.4 } as const;
/** A closure is announced on the signs before it. */
const ANNOUNCED_MILES = 60;
const STOPS_PER_SIGN = 3;
/** Behind a crash, everything takes longer. */
const CRASH_FACTOR = 1.6;
const WITH_SIGNS: ReadonlySet<string> = new Set(DEMO_SIGN_SOURCES);

/** Miles per hour of the simulated traffic: slow from 7 to 9 and 4 to 6, by the sun's time. */
export function demoSpeedMph({ roadway, setting }: DemoCorridor, { lng }: Point, time: number): number {
  const isUrban = setting === 'urban' || setting === 'bridge' || setting === 'tunnel';
  const free = isUrban ? FREE_MPH.urban : FREE_MPH.rural;
  const hour = (time / HOUR_MS + lng / DEGREES_PER_HOUR + 48) % 24;
  const isRush = (hour >= 7 && hour < 9) || (hour >= 16 && hour < 18);
  const share = RUSH_SHARE.min + RUSH_SHARE.span * ((hashText(roadway) % 100) / 100);
  return isRush && isUrban ? free * share : free;
}

interface Announced extends Point {
  readonly road: string;
  readonly headline: string;
  readonly direction: EventDirection;
}

interface Around {
  readonly place: Point;
  readonly ahead: readonly DemoStop[];
  readonly news: readonly Announced[];
}

function writePages({ place: stop, ahead, news }: Around, corridor: DemoCorridor, now: number) {
  const pages = news.map(({ headline, ...place }) => {
    const miles = Math.max(1, Math.round(milesBetween(stop, place)));
    return [headline.toUpperCase(), `${miles} ${miles === 1 ? 'MILE' : 'MILES'} AHEAD`, 'EXPECT DELAYS'];
  });
  const lines = ahead.slice(0, 2).map((next) => {
    const miles = Math.max(1, Math.round(milesBetween(stop, toPoint(next))));
    const factor = news.length > 0 ? CRASH_FACTOR : 1;
    const minutes = Math.max(1, Math.round((factor * miles * 60) / demoSpeedMph(corridor, toPoint(next), now)));
    return `${next[0].toUpperCase()} ${miles} MI ${minutes} MIN`;
  });
  return lines.length > 0 ? [...pages, lines] : pages;
}

function createSigns(corridor: DemoCorridor, isBack: boolean, now: number, events: readonly Announced[]): Sign[] {
  const { source, roadway, axis } = corridor;
  const stops = isBack ? corridor.stops.toReversed() : corridor.stops;
  return stops.slice(0, -1).flatMap((stop, at): Sign[] => {
    if (at % STOPS_PER_SIGN > 0) return [];
    const [next = stop, ...rest] = stops.slice(at + 1);
    const place = pointBetween(stop, next, 0.08);
    const direction = findDirection(axis, stop, next);
    const heading = milesBetween(place, toPoint(next));
    const ahead = events.filter(
      (event) =>
        event.road === roadway &&
        [direction, 'Both Directions'].includes(event.direction) &&
        milesBetween(place, event) < ANNOUNCED_MILES &&
        milesBetween(event, toPoint(next)) < Math.max(heading, milesBetween(place, event)),
    );
    const news = readNews(
      cleanPages(writePages({ place, ahead: [next, ...rest], news: ahead.slice(0, 1) }, corridor, now)),
    );
    if (news === null) return [];
    return [
      {
        id: `${getIdPrefix(source)}sign-demo-${roadway.replaceAll(' ', '-')}-${at}${isBack ? 'b' : 'a'}`,
        ...{ source, road: roadway, direction },
        ...place,
        pages: news.pages.map((page) => [...page]),
        minutes: [...news.minutes],
        ...{ since: now, readAt: now },
      },
    ];
  });
}

function findDirection(axis: DemoCorridor['axis'], from: DemoStop, to: DemoStop): EventDirection {
  if (axis === 'NS') return to[1] > from[1] ? 'Northbound' : 'Southbound';
  return to[2] > from[2] ? 'Eastbound' : 'Westbound';
}

/** Message signs over the demo network's roads: minutes by the simulated traffic, and what happens ahead. */
export function createDemoSigns(now: number): SignsFile {
  const time = Math.floor(now / STEP_MS) * STEP_MS;
  const events = createDemoEvents(now)
    .events.filter(({ type }) => type === 'INCIDENT')
    .map(({ lat, lng, roads, headline }): Announced => ({
      ...{ lat, lng, headline },
      road: roads[0]?.name ?? '',
      direction: roads[0]?.direction ?? 'Both Directions',
    }));
  return { signs: listSigns(time, events) };
}

function listSigns(time: number, events: readonly Announced[]): Sign[] {
  return DEMO_CORRIDORS.filter(({ source }) => WITH_SIGNS.has(source)).flatMap((corridor) =>
    [false, true].flatMap((isBack) => createSigns(corridor, isBack, time, events)),
  );
}

/** The minutes of the simulated traffic without a crash. */
export function createDemoUsual(now: number): UsualFile {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const usual = listSigns(hour, []).flatMap((sign) =>
    sign.minutes.map((said) => [keyOf(sign, said), middleOf(said) ?? 1] as const),
  );
  return { hour, usual: Object.fromEntries(usual) };
}
