import '@/lib/core/zod-without-eval';
import type { Box } from '@/lib/geo/ring';
import { serveCalls } from '@/lib/core/worker-calls';
import { findAlong, type DriveEvent, type DriveLine } from './along-drive';
import { EventIndex, type CameraPlace } from './event-index';
import { loadEvents, STALE_MS } from './event-schema';
import { findNearEvents, type NearEvent } from './near-camera';
import { listShown, type ShownEvent } from './shown-event';

const TIMEOUT_MS = 30_000;

let index = new EventIndex([]);
let staleAt = 0;

/** Empty once the file is too old. */
const current = (now: number): EventIndex => (now < staleAt ? index : new EventIndex([]));

const methods = {
  /** @throws on failure; the last file serves until it is too old */
  load: async (path: string): Promise<number> => {
    const file = await loadEvents(path, TIMEOUT_MS);
    index = new EventIndex(file?.events ?? []);
    staleAt = (file?.writtenAt ?? 0) + STALE_MS;
    return index.placed.length;
  },
  near: (camera: CameraPlace, now: number): NearEvent[] => findNearEvents(camera, current(now), now),
  along: (drive: DriveLine, now: number): DriveEvent[] => findAlong(drive, current(now), now),
  shown: (box: Box, now: number): ShownEvent[] => listShown(current(now), box, now),
  areNear: (cameras: readonly CameraPlace[], now: number): boolean[] =>
    cameras.map((camera) => current(now).isNear(camera, now)),
};

export type EventsMethods = typeof methods;

serveCalls(methods);
