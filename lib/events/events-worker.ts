import '@/lib/core/zod-without-eval';
import { serveCalls } from '@/lib/core/worker-calls';
import { findAlong, type DriveEvent, type DriveLine } from './along-drive';
import { EventIndex, type CameraPlace } from './event-index';
import { findNearEvents, type NearEvent } from './near-camera';
import { listShown, type ShownEvent } from './shown-event';
import { parseEventsFile } from './event-schema';

const TIMEOUT_MS = 30_000;
/** The longest that sync writes has a quarter of it. */
const MAX_CHARACTERS = 12_000_000;
/** Nobody has collected events for so long: what the file says may be over. */
const STALE_MS = 3 * 3_600_000;

let index = new EventIndex([]);
let staleAt = 0;

/** Nothing, once the file is too old. */
const current = (now: number): EventIndex => (now < staleAt ? index : new EventIndex([]));

const methods = {
  /** Reads the file anew. @throws if it cannot be had; what was read before stays until it is too old */
  load: async (path: string): Promise<number> => {
    const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: 'omit' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const text = await response.text();
    if (text.length > MAX_CHARACTERS) throw new Error('the file is too long');
    const body: unknown = JSON.parse(text);
    const file = parseEventsFile(body);
    // `null` says that this site has none.
    if (file === null && body !== null) throw new Error('the file has another shape');
    index = new EventIndex(file?.events ?? []);
    staleAt = (file?.writtenAt ?? 0) + STALE_MS;
    return index.placed.length;
  },
  near: (camera: CameraPlace, now: number): NearEvent[] => findNearEvents(camera, current(now), now),
  along: (drive: DriveLine, now: number): DriveEvent[] => findAlong(drive, current(now), now),
  /** For a map: what is on, with its line. */
  shown: (now: number): ShownEvent[] => listShown(current(now), now),
  /** Of each camera, whether something happens on its road. */
  areNear: (cameras: readonly CameraPlace[], now: number): boolean[] =>
    cameras.map((camera) => current(now).isNear(camera, now)),
};

export type EventsMethods = typeof methods;

serveCalls(methods);
