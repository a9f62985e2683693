import '@/lib/core/zod-without-eval';
import type { Box } from '@/lib/geo/ring';
import { getAgency } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { findRegion } from '@/lib/camera/regions';
import { serveCalls } from '@/lib/core/worker-calls';
import { findAlong, type DriveLine } from './along-drive';
import { hasRead, loadBody, loadEvents, STALE_MS, type ReadState } from './event-schema';
import { findNear } from './near-camera';
import { RoadIndex, type CameraPlace } from './road-index';
import type { SignStatement } from './sign';
import { readSigns } from './usual-minutes';
import { listShown } from './shown-event';

const TIMEOUT_MS = 30_000;

let index = new RoadIndex([]);
let sources: readonly ReadState[] = [];
let staleAt = 0;

/** `unread` if a list fails or is too old, `unpublished` if the agencies here publish no closures. */
function findCoverage(camera: Pick<Camera, 'id' | 'state'>, now: number): 'read' | 'unread' | 'unpublished' {
  const state = findRegion(camera.state ?? '');
  const own = sources.filter(({ id }) => getAgency(id).home.some((home) => home === state));
  if (now < staleAt && own.some((source) => hasRead(source, [camera], now))) return 'read';
  return own.length > 0 || sources.length === 0 ? 'unread' : 'unpublished';
}

/** Empty on failure. */
async function loadSigns(signsPath: string, usualPath: string): Promise<readonly SignStatement[]> {
  const load = (path: string) => loadBody(path, TIMEOUT_MS).catch(() => null);
  const [signs, usual] = await Promise.all([load(signsPath), load(usualPath)]);
  return readSigns(signs, usual, Date.now());
}

const methods = {
  /** @throws without events; the last file serves until it is too old. Signs may fail by themselves. */
  load: async (paths: Readonly<Record<'events' | 'signs' | 'usual', string>>): Promise<void> => {
    const loading = loadSigns(paths.signs, paths.usual);
    const file = await loadEvents(paths.events, TIMEOUT_MS);
    sources = file?.sources ?? [];
    staleAt = (file?.writtenAt ?? 0) + STALE_MS;
    index = new RoadIndex(file?.events ?? [], await loading, staleAt);
  },
  near: (camera: CameraPlace & Pick<Camera, 'id' | 'state'>, now: number) => ({
    ...findNear(camera, index, now),
    closures: findCoverage(camera, now),
  }),
  along: (drive: DriveLine, now: number) => findAlong(drive, index, now),
  shown: (box: Box, now: number) => listShown(index, box, now),
};

export type EventsMethods = typeof methods;

serveCalls(methods);
