import { type Camera, CameraSchema } from '@/lib/camera/camera';
import { getDay, type ShorterList } from '@/lib/camera-files/status';
import { addCounts, groupBy } from '@/lib/core/collections';
import { metersBetween, roundPoint } from '@/lib/geo/point';
import type { Endpoint, ParsedList, Source, SourcePart } from '@/lib/sources/source';
import { getHosts, type SyncContext } from '../context';
import { getConfirmed } from '../files/status';
import { FetchError, toFetchError } from '../http/fetch-error';
import { keepIds } from '../identity/same-camera';
import { locateCamera } from '../places/locate';
import type { Dropped, PartReport } from '../report';
import { askInOrder, createFileFetch } from './fetch-list';

/** Lists that lost more than this share are rejected until they do so on several days. */
const MAX_SHRINK = 0.4;
const LONG_LIST = 500;
const MAX_SHRINK_OF_LONG_LIST = 0.15;
const DAYS_TO_BELIEVE = 3;
const SAME_LENGTH = 0.05;
/** Lists change while they are paged: rows repeat, and others are missed. */
const MIN_LIST_SHARE = 0.98;
const SAME_CAMERA_METERS = 100;
const MIN_FAMILIAR_SHARE = 0.5;

export interface GatheredSource {
  readonly cameras: readonly Camera[];
  readonly parts: readonly PartReport[];
  readonly dropped: Dropped;
  readonly failure: string | null;
  readonly seconds: number;
}

function isFamiliar(cameras: readonly Camera[], previous: readonly Camera[]): boolean {
  const byId = new Map(cameras.map((camera) => [camera.id, camera]));
  const returned = previous.filter((before) => {
    const now = byId.get(before.id);
    return now !== undefined && metersBetween(now, before) <= SAME_CAMERA_METERS;
  });
  return returned.length >= Math.min(previous.length, cameras.length) * MIN_FAMILIAR_SHARE;
}

function findGap(endpoint: Endpoint, pages: readonly unknown[], result: ParsedList): string | null {
  const total = endpoint.countAll(pages.at(-1)) ?? 0;
  const rows = result.rows - (result.dropped['repeated-id'] ?? 0);
  if (rows < total && endpoint.parse(pages.slice(-1)).rows === 0) return `an empty page after ${rows} of ${total} rows`;
  return rows < total * MIN_LIST_SHARE ? `only ${rows} of ${total} rows came` : null;
}

function findTooFew({ items: cameras }: ParsedList, minimum: number): string | null {
  if (cameras.length >= Math.max(1, minimum)) return null;
  return cameras.length === 0
    ? 'no cameras in the response'
    : `only ${cameras.length} cameras; expected at least ${minimum}`;
}

/** Null unless the list is much shorter than before and has not been so on several days. */
function findShorter(before: number, now: number, seen: ShorterList | null, today: string): ShorterList | null {
  if (now >= before * (1 - (before > LONG_LIST ? MAX_SHRINK_OF_LONG_LIST : MAX_SHRINK))) return null;
  const agrees = seen !== null && Math.abs(seen.cameras - now) <= seen.cameras * SAME_LENGTH;
  const days = agrees ? [...new Set([...seen.days, today])] : [today];
  return days.length >= DAYS_TO_BELIEVE ? null : { cameras: agrees ? seen.cameras : now, days };
}

interface PartRequest {
  readonly source: Source;
  readonly part: SourcePart;
  readonly previous: readonly Camera[];
  readonly context: SyncContext;
}

/** Rejects changed ids: they would break favorites. @throws FetchError */
async function askEndpoint({ source, part, previous, context }: PartRequest, endpoint: Endpoint) {
  const { options, progress, guard } = context;
  const saved = options.files.get(part.key);
  const fetchList = saved === undefined ? context.fetchList : createFileFetch(saved);
  const pages = await fetchList(endpoint, () => progress.pageFetched(source.id));
  const result = guard.checkList(endpoint.parse(pages));
  const gap = findGap(endpoint, pages, result) ?? (options.acceptsShrink ? null : findTooFew(result, part.minimum));
  if (gap !== null) throw new FetchError('incomplete', gap);
  const items = keepIds(result.items, previous);
  if (options.acceptsIds || isFamiliar(items, previous)) return { endpoint, result: { ...result, items } };
  throw new FetchError('ids', 'its ids differ from the previous ones');
}

async function locateCameras(cameras: readonly Camera[], { home }: Source, context: SyncContext): Promise<Camera[]> {
  const located: Camera[] = [];
  for (const camera of cameras) {
    const geocoded = context.geocoder ? await context.geocoder.locate(camera) : null;
    const found = locateCamera(camera, home, geocoded);
    // Rounded as in the file, so duplicates do not change between runs.
    if (found) located.push(roundPoint(found));
  }
  return located;
}

async function gatherPart(
  request: PartRequest,
): Promise<Pick<GatheredSource, 'cameras' | 'dropped'> & { report: PartReport }> {
  const { source, part, previous, context } = request;
  const { key, endpoints } = part;
  const { options, network, redact } = context;
  const seen = context.previous.status.get(key)?.shorter ?? null;
  const answer = await askInOrder(
    endpoints,
    context.environment,
    (one) => askEndpoint(request, one),
    (line) => context.log(`!! ${key}: ${line}`),
  ).catch(toFetchError);
  if (answer instanceof FetchError) {
    const failure = redact(answer.message);
    const report = { key, endpoint: null, rows: 0, failure, cause: answer.failureCause, shorter: seen };
    return { cameras: previous, dropped: {}, report };
  }
  const { endpoint, result } = answer;
  const [before, now] = [previous.length, result.items.length];
  const shorter = options.acceptsShrink ? null : findShorter(before, now, seen, getDay(network.clock.now()));
  const report = { key, endpoint: endpoint.name, rows: result.rows, failure: null, cause: null, shorter };
  if (shorter !== null) {
    const wait = `seen on ${shorter.days.length} of the ${DAYS_TO_BELIEVE} days needed`;
    const failure = `shrank from ${before} to ${now} cameras (${wait})`;
    return { cameras: previous, dropped: {}, report: { ...report, failure, cause: { kind: 'incomplete' } } };
  }
  const valid = result.items.flatMap((camera) => CameraSchema.safeParse(camera).data ?? []);
  const located = await locateCameras(valid, source, context);
  const isKeyed = options.rules(source.id).reuse.isForKeyHolders === true && endpoint.keyVariable !== undefined;
  const cameras = isKeyed ? located.map((camera) => ({ ...camera, isKeyed })) : located;
  const counts = { unreadable: now - valid.length, 'outside-region': valid.length - cameras.length };
  return { cameras, dropped: addCounts(result.dropped, counts), report };
}

export function joinFailures(reports: readonly PartReport[]): string | null {
  const failed = reports.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  const byReason = groupBy(failed, ({ failure }) => failure);
  if (reports.length === 1) return [...byReason.keys()].join();
  return [...byReason].map(([reason, parts]) => `${parts.map(({ key }) => key).join(', ')}: ${reason}`).join('; ');
}

/** Fetches, cleans, and locates one source. Never throws; a failing list keeps its previous records. */
export async function gatherSource(source: Source, context: SyncContext): Promise<GatheredSource> {
  const { clock } = context.network;
  const start = clock.now();
  const known = getConfirmed(source, context);
  const [host = ''] = getHosts(source);
  context.progress.sourceStarted(source.id, source.parts.length, host);
  const gathered = await Promise.all(
    source.parts.map((part) => {
      const previous = known.filter(({ id }) => id.startsWith(part.idPrefix));
      return gatherPart({ source, part, previous, context });
    }),
  );
  const parts = gathered.map(({ report }) => report);
  const cameras = gathered.flatMap((part) => part.cameras);
  const failure = joinFailures(parts);
  context.progress.sourceDone(source.id, cameras.length, failure);
  const dropped = addCounts(...gathered.map((part) => part.dropped));
  return { cameras, parts, dropped, failure, seconds: (clock.now() - start) / 1000 };
}
