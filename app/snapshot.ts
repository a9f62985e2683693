import { openDataDir, readExtra, readSnapshot } from '@/lib/camera-files/read-folder';
import { listFeeds } from '@/lib/camera-files/names';
import { createInventoryOf } from '@/lib/places/inventory';
import { findRoadPages } from '@/lib/places/road-pages';
import { EventIndex } from '@/lib/road-reports/event-index';
import { parseEventsFile } from '@/lib/road-reports/event-schema';
import { readAlerts } from '@/lib/warnings/warning';

const snapshot = readSnapshot(openDataDir());
const inventoryOf = snapshot.then(createInventoryOf);
const roadPages = snapshot.then((stored) => findRoadPages(stored?.cameras ?? []));

const reports = Promise.all([readExtra('alerts', openDataDir()), readExtra('events', openDataDir())]).then(
  ([alerts, events]) => ({ alerts: readAlerts(alerts), events: parseEventsFile(events)?.events ?? null }),
);

/** Links of a page, once sync has written its feeds. */
export async function loadFeeds(path: string): Promise<Readonly<Record<string, string>> | undefined> {
  const [stored, { alerts, events }] = await Promise.all([snapshot, reports]);
  return stored === null || (alerts === null && events === null) ? undefined : listFeeds(path);
}

const roadIndex = reports.then(({ events }) => new EventIndex(events ?? []));

export const loadRoadIndex = () => roadIndex;
export const loadReports = () => reports;
export const loadSnapshot = () => snapshot;
export const loadInventoryOf = () => inventoryOf;
export const loadRoadPages = () => roadPages;
