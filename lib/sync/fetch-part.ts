import type { Camera } from '@/lib/camera/camera';
import { metersBetween } from '@/lib/camera/point';
import type { ShorterList } from '@/lib/camera-files/status';
import type { ParseResult, SourcePart, Endpoint } from '@/lib/sources/source';
import { keepIds } from './keep-ids';
import { type Environment, type FetchList, findKey } from './fetch-list';
import { toFetchError } from './http/fetch-error';

/** A list that lost more than this share of its cameras counts as the agency's mistake, until it does so on several days. */
const MAX_SHRINK = 0.4;
const LONG_LIST = 500;
const MAX_SHRINK_OF_LONG_LIST = 0.15;
const DAYS_TO_BELIEVE = 3;
/** Shorter lists whose lengths differ by no more than this share agree. */
const SAME_LENGTH = 0.05;
/** Lists change while they are paged, so a few rows may be missing. */
const MIN_LIST_SHARE = 0.98;
/** Same id and no farther than this from before: the same camera. */
const SAME_CAMERA_METERS = 100;
/** A list names its cameras as before if it has at least this share of the previous records, or of its own. */
const MIN_FAMILIAR_SHARE = 0.5;

export interface PartOutcome {
  readonly endpoint: string | null;
  readonly result: ParseResult;
  /** Why the previous records must stay; null when the result replaces them. */
  readonly failure: string | null;
  /** For the next run. */
  readonly shorter: ShorterList | null;
}

export interface PartRequest {
  readonly part: SourcePart;
  readonly previous: readonly Camera[];
  readonly fetchList: FetchList;
  readonly environment: Environment;
  readonly acceptsShrink: boolean;
  readonly acceptsIds: boolean;
  /** What earlier runs kept back. */
  readonly shorter: ShorterList | null;
  /** In UTC, `2026-11-22`. */
  readonly today: string;
  readonly onPage: () => void;
  readonly timeParse: (parse: () => ParseResult) => Promise<ParseResult>;
}

const NO_ROWS: ParseResult = { rows: 0, cameras: [], dropped: {} };

function isFamiliar(cameras: readonly Camera[], previous: readonly Camera[]): boolean {
  const byId = new Map(cameras.map((camera) => [camera.id, camera]));
  const returned = previous.filter((before) => {
    const now = byId.get(before.id);
    return now !== undefined && metersBetween(now, before) <= SAME_CAMERA_METERS;
  });
  return returned.length >= Math.min(previous.length, cameras.length) * MIN_FAMILIAR_SHARE;
}

/** Why a list is not all of what its agency has; null if it may be. */
function findGap(endpoint: Endpoint, pages: readonly unknown[], { rows }: ParseResult): string | null {
  const total = endpoint.countAll(pages.at(-1)) ?? 0;
  if (rows < total && endpoint.parse(pages.slice(-1)).rows === 0) return `an empty page after ${rows} of ${total} rows`;
  return rows < total * MIN_LIST_SHARE ? `only ${rows} of ${total} rows came` : null;
}

function findTooFew({ cameras }: ParseResult, { part, acceptsShrink }: PartRequest): string | null {
  if (acceptsShrink || cameras.length >= Math.max(1, part.minimum)) return null;
  return cameras.length === 0
    ? 'no cameras in the response'
    : `only ${cameras.length} cameras, and fewer than ${part.minimum} cannot be all`;
}

/** The result, or why it failed. Ids must not change under people's favorites, whichever endpoint answers. */
async function tryEndpoint(request: PartRequest, endpoint: Endpoint): Promise<ParseResult | string> {
  try {
    const pages = await request.fetchList(endpoint, request.onPage);
    const result = await request.timeParse(() => endpoint.parse(pages));
    const fault = findGap(endpoint, pages, result) ?? findTooFew(result, request);
    if (fault !== null) return fault;
    const cameras = keepIds(result.cameras, request.previous);
    const isAccepted = request.acceptsIds || isFamiliar(cameras, request.previous);
    return isAccepted ? { ...result, cameras } : 'its ids differ from the previous ones';
  } catch (error) {
    return toFetchError(error).message;
  }
}

/** Whether a readable list may replace the previous records, however much shorter it is. */
function judgeLength({ cameras }: ParseResult, request: PartRequest): Pick<PartOutcome, 'failure' | 'shorter'> {
  const [before, now] = [request.previous.length, cameras.length];
  const maxShrink = before > LONG_LIST ? MAX_SHRINK_OF_LONG_LIST : MAX_SHRINK;
  if (request.acceptsShrink || now >= before * (1 - maxShrink)) return { failure: null, shorter: null };
  const { shorter, today } = request;
  const agrees = shorter !== null && Math.abs(shorter.cameras - now) <= shorter.cameras * SAME_LENGTH;
  const days = agrees ? [...new Set([...shorter.days, today])] : [today];
  if (days.length >= DAYS_TO_BELIEVE) return { failure: null, shorter: null };
  const wait = `day ${days.length} of the ${DAYS_TO_BELIEVE} after which it counts`;
  return {
    failure: `shrank from ${before} to ${now} cameras (${wait})`,
    shorter: { cameras: agrees ? shorter.cameras : now, days },
  };
}

/** Tries a part's endpoints in order of preference. */
export async function fetchPart(request: PartRequest): Promise<PartOutcome> {
  const all = request.part.endpoints;
  const usable = all.filter((endpoint) => !endpoint.keyVariable || findKey(endpoint, request.environment));
  const failures: string[] = [];
  for (const endpoint of usable) {
    const { name } = endpoint;
    const result = await tryEndpoint(request, endpoint);
    if (typeof result === 'string') failures.push(usable.length > 1 ? `${name}: ${result}` : result);
    else return { endpoint: name, result, ...judgeLength(result, request) };
  }
  const missing = all.flatMap(({ keyVariable }) => keyVariable ?? []);
  const failure = usable.length === 0 ? `needs the API key ${missing.join(' or ')}` : failures.join('; ');
  return { endpoint: null, result: NO_ROWS, failure, shorter: request.shorter };
}
