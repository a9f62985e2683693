import { openDataDir, readExtra, readSnapshot } from '@/lib/camera-files/read-folder';
import { listFeeds } from '@/lib/camera-files/names';
import { createInventoryOf } from '@/lib/places/inventory';
import { findRoadPages } from '@/lib/places/road-pages';
import { RENDERED_AT } from '@/lib/places/claims';
import { parseEventsFile, STALE_MS } from '@/lib/road-reports/event-schema';
import { RoadIndex } from '@/lib/road-reports/road-index';
import { readLastingSigns } from '@/lib/road-reports/usual-minutes';
import { readAlerts } from '@/lib/warnings/warning';

const snapshot = readSnapshot(openDataDir());
const inventoryOf = snapshot.then(createInventoryOf);
const roadPages = snapshot.then((stored) => findRoadPages(stored?.cameras ?? []));

const reports = Promise.all(
  (['alerts', 'events', 'signs', 'usual'] as const).map((name) => readExtra(name, openDataDir())),
).then(([alerts, events, signs, usual]) => ({
  alerts: readAlerts(alerts),
  events: parseEventsFile(events),
  signs: readLastingSigns(signs, usual, RENDERED_AT),
}));

/** Links of a page, once sync has written its feeds. */
export async function loadFeeds(path: string): Promise<Readonly<Record<string, string>> | undefined> {
  const [stored, { alerts, events }] = await Promise.all([snapshot, reports]);
  return stored === null || (alerts === null && events === null) ? undefined : listFeeds(path);
}

const roadIndex = reports.then(
  ({ events, signs }) => new RoadIndex(events?.events ?? [], signs, (events?.writtenAt ?? 0) + STALE_MS),
);

export const loadRoadIndex = () => roadIndex;
export const loadReports = () => reports;
export const loadSnapshot = () => snapshot;
export const loadInventoryOf = () => inventoryOf;
export const loadRoadPages = () => roadPages;
