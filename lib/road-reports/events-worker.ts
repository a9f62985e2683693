import '@/lib/core/zod-without-eval';
import type { Box } from '@/lib/geo/ring';
import type { Camera } from '@/lib/camera/camera';
import { findRegion } from '@/lib/camera/regions';
import { serveCalls } from '@/lib/core/worker-calls';
import { findAlong, type DriveLine } from './along-drive';
import { listStates, loadBody, loadEvents, STALE_MS } from './event-schema';
import { findNear, type SaidNear } from './near-camera';
import { RoadIndex, type CameraPlace } from './road-index';
import type { SaidSign } from './sign';
import { readSigns } from './usual-minutes';
import { listShown } from './shown-event';

interface NearAnswer extends SaidNear {
  /** `unread` if a list fails or is too old, `unpublished` if the agencies here publish no closures. */
  readonly closures: 'read' | 'unread' | 'unpublished';
}

const TIMEOUT_MS = 30_000;

let index = new RoadIndex([]);
let states: Readonly<Record<'read' | 'published', ReadonlySet<string>>> = { read: new Set(), published: new Set() };
let staleAt = 0;

function findCoverage(state: string, now: number): NearAnswer['closures'] {
  if (now < staleAt && states.read.has(state)) return 'read';
  return states.published.has(state) || states.published.size === 0 ? 'unread' : 'unpublished';
}

/** Empty on failure. */
async function loadSaid(signsPath: string, usualPath: string): Promise<readonly SaidSign[]> {
  const load = (path: string) => loadBody(path, TIMEOUT_MS).catch(() => null);
  const [signs, usual] = await Promise.all([load(signsPath), load(usualPath)]);
  return readSigns(signs, usual, Date.now());
}

const methods = {
  /** @throws without events; the last file serves until it is too old. Signs may fail by themselves. */
  load: async (paths: Readonly<Record<'events' | 'signs' | 'usual', string>>): Promise<void> => {
    const loading = loadSaid(paths.signs, paths.usual);
    const file = await loadEvents(paths.events, TIMEOUT_MS);
    const sources = file?.sources ?? [];
    states = { read: listStates(sources.filter(({ readAt }) => readAt !== null)), published: listStates(sources) };
    staleAt = (file?.writtenAt ?? 0) + STALE_MS;
    index = new RoadIndex(file?.events ?? [], await loading, staleAt);
  },
  near: (camera: CameraPlace & Pick<Camera, 'state'>, now: number): NearAnswer => ({
    ...findNear(camera, index, now),
    closures: findCoverage(findRegion(camera.state ?? '') ?? '', now),
  }),
  along: (drive: DriveLine, now: number) => findAlong(drive, index, now),
  shown: (box: Box, now: number) => listShown(index, box, now),
};

export type EventsMethods = typeof methods;

serveCalls(methods);
