import '@/lib/core/zod-without-eval';
import type { Box } from '@/lib/geo/ring';
import type { Camera } from '@/lib/camera/camera';
import { findRegion } from '@/lib/camera/regions';
import { serveCalls } from '@/lib/core/worker-calls';
import { findAlong, type DriveEvent, type DriveLine } from './along-drive';
import { EventIndex, type CameraPlace } from './event-index';
import { listStates, loadBody, loadEvents, STALE_MS } from './event-schema';
import { findNearEvents, findReadings, type NearEvent } from './near-camera';
import type { SaidNear } from './road-lines';
import { SignIndex, type PassedSign } from './sign-index';
import type { SaidSign } from './sign';
import { loadSigns } from './sign-schema';
import { listSlower, parseUsualFile } from './usual-minutes';
import { listShown, type ShownEvent } from './shown-event';

interface NearAnswer extends SaidNear {
  readonly readings: readonly NearEvent[];
  /** `unread` if a list fails or is too old, `unpublished` if the agencies here publish no closures. */
  readonly closures: 'read' | 'unread' | 'unpublished';
}

/** In driving order. */
interface AlongAnswer {
  readonly events: readonly DriveEvent[];
  readonly signs: readonly PassedSign[];
}

interface ShownAnswer {
  readonly events: readonly ShownEvent[];
  readonly signs: readonly SaidSign[];
}

const TIMEOUT_MS = 30_000;

let index = new EventIndex([]);
let states: Readonly<Record<'read' | 'published', ReadonlySet<string>>> = { read: new Set(), published: new Set() };
let staleAt = 0;
let signs = new SignIndex([]);

/** Empty once the file is too old. */
const current = (now: number): EventIndex => (now < staleAt ? index : new EventIndex([]));

function findCoverage(state: string, now: number): NearAnswer['closures'] {
  if (now < staleAt && states.read.has(state)) return 'read';
  return states.published.has(state) || states.published.size === 0 ? 'unread' : 'unpublished';
}

/** Empty on failure. */
async function loadSaid(signsPath: string, usualPath: string): Promise<readonly SaidSign[]> {
  const usual = loadBody(usualPath, TIMEOUT_MS).then(parseUsualFile, () => null);
  const file = await loadSigns(signsPath, TIMEOUT_MS).catch(() => null);
  const known = await usual;
  return (file?.signs ?? []).map((sign) => ({ ...sign, slower: listSlower(sign, known, Date.now()) }));
}

const methods = {
  /** @throws without events; the last file serves until it is too old. Signs may fail by themselves. */
  load: async (paths: Readonly<Record<'events' | 'signs' | 'usual', string>>): Promise<number> => {
    const loading = loadSaid(paths.signs, paths.usual);
    const file = await loadEvents(paths.events, TIMEOUT_MS);
    index = new EventIndex(file?.events ?? []);
    const sources = file?.sources ?? [];
    states = { read: listStates(sources.filter(({ readAt }) => readAt !== null)), published: listStates(sources) };
    staleAt = (file?.writtenAt ?? 0) + STALE_MS;
    signs = new SignIndex(await loading);
    return index.placed.length;
  },
  near: (camera: CameraPlace & Pick<Camera, 'state'>, now: number): NearAnswer => ({
    near: findNearEvents(camera, current(now), now),
    readings: findReadings(camera, current(now), now),
    signs: signs.listAhead(camera, now),
    closures: findCoverage(findRegion(camera.state ?? '') ?? '', now),
  }),
  along: (drive: DriveLine, now: number): AlongAnswer => ({
    events: findAlong(drive, current(now), now),
    signs: signs.listAlong(drive, now),
  }),
  shown: (box: Box, now: number, hasSigns: boolean): ShownAnswer => ({
    events: listShown(current(now), box, now),
    signs: hasSigns ? signs.listIn(box, now) : [],
  }),
};

export type EventsMethods = typeof methods;

serveCalls(methods);
