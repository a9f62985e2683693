import { dataDir, readExtra, readSnapshot } from '@/lib/camera-files/read-folder';
import { createInventoryOf } from '@/lib/places/inventory';
import { findRoadPages } from '@/lib/places/road-pages';
import { parseEventsFile } from '@/lib/road-reports/event-schema';
import { readAlerts } from '@/lib/warnings/warning';

/** Read once per build process. */
const snapshot = readSnapshot(dataDir());
const inventoryOf = snapshot.then(createInventoryOf);
const roadPages = snapshot.then((stored) => findRoadPages(stored?.cameras ?? []));

const reports = Promise.all([readExtra('alerts', dataDir()), readExtra('events', dataDir())]).then(
  ([alerts, events]) => ({ alerts: readAlerts(alerts), events: parseEventsFile(events)?.events ?? null }),
);

export const loadReports = () => reports;
export const loadSnapshot = () => snapshot;
export const loadInventoryOf = () => inventoryOf;
export const loadRoadPages = () => roadPages;
