import { getAgency } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isWithinBounds } from '@/lib/camera/regions';
import { FEED_LIST, getFeedName, isFeed } from '@/lib/camera-files/names';
import { readExtra, readSnapshot } from '@/lib/camera-files/read-folder';
import { headingOf, getContent } from '@/lib/places/content';
import { createInventoryOf } from '@/lib/places/inventory';
import { getPoint, PLACES } from '@/lib/places/places';
import { isAt } from '@/lib/places/reports';
import { findRoadPages } from '@/lib/places/road-pages';
import { getRoadKey } from '@/lib/roads/road-key';
import { parseEventsFile, type RoadEvent } from '@/lib/road-reports/event-schema';
import { getEventRank, isClosed, isCurrent } from '@/lib/road-reports/road-event';
import { isConfirmed, type SignStatement } from '@/lib/road-reports/sign';
import { readLastingSigns } from '@/lib/road-reports/usual-minutes';
import { compareWarnings, joinWarnings, NO_ALERTS, PointGrid, readAlerts, type Warning } from '@/lib/warnings/warning';
import { formatCalendar, formatFeed, formatFeedList, type Topic } from './feeds';
import { replaceFiles } from './write-open-files';

type Statements = Pick<Topic, 'closures' | 'slower'>;

/** Null without `events.json`. */
async function readStatements(dir: string, now: number): Promise<Statements | null> {
  const [events, signs, usual] = await Promise.all([
    readExtra('events', dir).then(parseEventsFile),
    readExtra('signs', dir),
    readExtra('usual', dir),
  ]);
  if (events === null) return null;
  return {
    closures: [...new Map(events.events.map((event) => [event.id, event])).values()]
      .filter((event) => isClosed(event) && isCurrent(event, now))
      .sort((a, b) => getEventRank(b) - getEventRank(a)),
    slower: readLastingSigns(signs, usual, now).filter((sign) => isConfirmed(sign, now) && sign.slower?.length),
  };
}

function listRoadKeys(statement: RoadEvent | SignStatement): Set<string | null> {
  const names = 'roads' in statement ? statement.roads.map(({ name }) => name) : [statement.road];
  const states = getAgency(statement.source).home.filter((code) => isWithinBounds(code, statement.lat, statement.lng));
  return new Set(states.flatMap((code) => names.map((name) => getRoadKey(name, code))));
}

/** A feed and a calendar for each place and road with a page, and their list. @returns changed files */
export async function writeFeeds(dir: string, now: number): Promise<string[]> {
  const [snapshot, alerts, statements] = await Promise.all([
    readSnapshot(dir),
    readExtra('alerts', dir).then(readAlerts),
    readStatements(dir, now),
  ]);
  if (snapshot === null || (alerts === null && statements === null)) return [];
  const { cameras } = snapshot;
  const { closures = [], slower = [] } = statements ?? {};
  const points = [...cameras, ...PLACES.map(getPoint)];
  const joined = joinWarnings(new PointGrid(points), alerts ?? NO_ALERTS, now);
  const warningsAt = new Map(points.map((point, position) => [point, joined.get(position) ?? []]));
  const warn = (at: readonly object[]): Warning[] =>
    [...new Set(at.flatMap((point) => warningsAt.get(point as Camera) ?? []))].sort(compareWarnings);
  const inventoryOf = createInventoryOf(snapshot);
  const keysOf = new Map([...closures, ...slower].map((statement) => [statement, listRoadKeys(statement)]));
  const topics = [
    ...PLACES.map((place, position): Topic => {
      const own = inventoryOf(place).cameras;
      return {
        path: `/${place.slug}`,
        key: place.type === 'state' ? place.code : null,
        name: headingOf(getContent(place)).replace(/ Traffic Cameras$/, ''),
        closures: closures.filter((event) => isAt(event, place, own)),
        slower: slower.filter((sign) => isAt(sign, place, own)),
        warnings: warn([...own, points[cameras.length + position] as object]),
      };
    }),
    ...findRoadPages(cameras).map(({ path, name, state, cameras: own }): Topic => {
      const key = getRoadKey(own[0]?.roadway ?? '', state.code);
      const isOnRoad = (statement: RoadEvent | SignStatement) =>
        key !== null && keysOf.get(statement)?.has(key) === true;
      return {
        path,
        key,
        name: `${name}, ${state.fullName}`,
        closures: closures.filter(isOnRoad),
        slower: slower.filter(isOnRoad),
        warnings: warn(own),
      };
    }),
  ];
  const files = topics.flatMap((topic) => [
    [getFeedName(topic.path, 'xml'), formatFeed(topic, now)] as const,
    [getFeedName(topic.path, 'ics'), formatCalendar(topic)] as const,
  ]);
  return replaceFiles(dir, new Map([...files, [FEED_LIST, formatFeedList(topics)]]), isFeed);
}
