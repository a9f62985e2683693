import { openDataDir, readExtra, readSnapshot } from '@/lib/camera-files/read-folder';
import { listFeeds } from '@/lib/camera-files/names';
import { createInventoryOf } from '@/lib/places/inventory';
import { findRoadPages } from '@/lib/places/road-pages';
import { RENDERED_AT } from '@/lib/places/claims';
import { parseEventsFile, STALE_MS } from '@/lib/road-reports/event-schema';
import { RoadIndex } from '@/lib/road-reports/road-index';
import { readLastingSigns } from '@/lib/road-reports/usual-minutes';
import { readAlerts } from '@/lib/warnings/warning';

async function readSite() {
  const folder = openDataDir();
  const snapshot = await readSnapshot(folder);
  const files = (['alerts', 'events', 'signs', 'usual'] as const).map((name) => readExtra(name, folder));
  const [alertsFile, eventsFile, signsFile, usual] = await Promise.all(files);
  const [alerts, events] = [readAlerts(alertsFile), parseEventsFile(eventsFile)];
  const signs = readLastingSigns(signsFile, usual, RENDERED_AT);
  const hasFeeds = snapshot !== null && (alerts !== null || events !== null);
  return {
    snapshot,
    inventoryOf: createInventoryOf(snapshot),
    roadPages: findRoadPages(snapshot?.cameras ?? []),
    reports: { alerts, events, signs },
    roadIndex: new RoadIndex(events?.events ?? [], signs, (events?.writtenAt ?? 0) + STALE_MS),
    /** Links of a page, once sync has written its feeds. */
    feedsOf: (path: string) => (hasFeeds ? listFeeds(path) : undefined),
  };
}

const site = readSite();

export const loadSite = () => site;
