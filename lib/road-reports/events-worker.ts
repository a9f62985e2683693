import '@/lib/core/zod-without-eval';
import type { Box } from '@/lib/geo/ring';
import type { Camera } from '@/lib/camera/camera';
import { findRegion } from '@/lib/camera/regions';
import { serveCalls } from '@/lib/core/worker-calls';
import { findAlong, type DriveEvent, type DriveLine } from './along-drive';
import { EventIndex, type CameraPlace } from './event-index';
import { listCoveredStates, loadEvents, STALE_MS } from './event-schema';
import { findNearEvents, type NearEvent } from './near-camera';
import { listShown, type ShownEvent } from './shown-event';

interface NearAnswer {
  /** Most important first. */
  readonly near: readonly NearEvent[];
  /** False if the agencies here publish no closures, or the list is too old. */
  readonly isCovered: boolean;
}

const TIMEOUT_MS = 30_000;

let index = new EventIndex([]);
let covered: ReadonlySet<string> = new Set();
let staleAt = 0;

/** Empty once the file is too old. */
const current = (now: number): EventIndex => (now < staleAt ? index : new EventIndex([]));

const methods = {
  /** @throws on failure; the last file serves until it is too old */
  load: async (path: string): Promise<number> => {
    const file = await loadEvents(path, TIMEOUT_MS);
    index = new EventIndex(file?.events ?? []);
    covered = file ? listCoveredStates(file) : new Set();
    staleAt = (file?.writtenAt ?? 0) + STALE_MS;
    return index.placed.length;
  },
  near: (camera: CameraPlace & Pick<Camera, 'state'>, now: number): NearAnswer => ({
    near: findNearEvents(camera, current(now), now),
    isCovered: now < staleAt && covered.has(findRegion(camera.state ?? '') ?? ''),
  }),
  along: (drive: DriveLine, now: number): DriveEvent[] => findAlong(drive, current(now), now),
  shown: (box: Box, now: number): ShownEvent[] => listShown(current(now), box, now),
  areNear: (cameras: readonly CameraPlace[], now: number): boolean[] =>
    cameras.map((camera) => current(now).isNear(camera, now)),
};

export type EventsMethods = typeof methods;

serveCalls(methods);
