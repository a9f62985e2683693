import type { Camera } from '@/lib/camera/camera';
import { metersBetween } from '@/lib/geo/point';
import type { FailureCause, ShorterList } from '@/lib/camera-files/status';
import type { ParseResult, SourcePart, Endpoint } from '@/lib/sources/source';
import { keepIds } from '../identity/keep-ids';
import { type Environment, type FetchList, findKey } from './fetch-list';
import { toFetchError } from '../http/fetch-error';

/** Lists that lost more than this share are rejected until they do so on several days. */
const MAX_SHRINK = 0.4;
const LONG_LIST = 500;
const MAX_SHRINK_OF_LONG_LIST = 0.15;
const DAYS_TO_BELIEVE = 3;
const SAME_LENGTH = 0.05;
/** Lists change while they are paged: rows repeat, and others are missed. */
const MIN_LIST_SHARE = 0.98;
/** Maximum move of a familiar camera. */
const SAME_CAMERA_METERS = 100;
/** Required share of ids seen before. */
const MIN_FAMILIAR_SHARE = 0.5;

export interface PartOutcome {
  readonly endpoint: string | null;
  readonly result: ParseResult;
  readonly failure: string | null;
  readonly cause: FailureCause | null;
  readonly shorter: ShorterList | null;
}

export interface PartRequest {
  readonly part: SourcePart;
  readonly previous: readonly Camera[];
  readonly fetchList: FetchList;
  readonly environment: Environment;
  readonly acceptsShrink: boolean;
  readonly acceptsIds: boolean;
  readonly shorter: ShorterList | null;
  /** In UTC, `2026-11-22`. */
  readonly today: string;
  readonly onPage: () => void;
  readonly timeParse: (parse: () => ParseResult) => Promise<ParseResult>;
}

interface Fault {
  readonly text: string;
  readonly cause: FailureCause;
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

function findGap(endpoint: Endpoint, pages: readonly unknown[], result: ParseResult): string | null {
  const total = endpoint.countAll(pages.at(-1)) ?? 0;
  const rows = result.rows - (result.dropped['repeated-id'] ?? 0);
  if (rows < total && endpoint.parse(pages.slice(-1)).rows === 0) return `an empty page after ${rows} of ${total} rows`;
  return rows < total * MIN_LIST_SHARE ? `only ${rows} of ${total} rows came` : null;
}

function findTooFew({ cameras }: ParseResult, { part, acceptsShrink }: PartRequest): string | null {
  if (acceptsShrink || cameras.length >= Math.max(1, part.minimum)) return null;
  return cameras.length === 0
    ? 'no cameras in the response'
    : `only ${cameras.length} cameras, and fewer than ${part.minimum} cannot be all`;
}

/** Rejects changed ids: they would break favorites. */
async function tryEndpoint(request: PartRequest, endpoint: Endpoint): Promise<ParseResult | Fault> {
  try {
    const pages = await request.fetchList(endpoint, request.onPage);
    const result = await request.timeParse(() => endpoint.parse(pages));
    const text = findGap(endpoint, pages, result) ?? findTooFew(result, request);
    if (text !== null) return { text, cause: { kind: 'incomplete' } };
    const cameras = keepIds(result.cameras, request.previous);
    const isAccepted = request.acceptsIds || isFamiliar(cameras, request.previous);
    if (isAccepted) return { ...result, cameras };
    return { text: 'its ids differ from the previous ones', cause: { kind: 'ids' } };
  } catch (error) {
    const { message: text, failureCause: cause } = toFetchError(error);
    return { text, cause };
  }
}

function judgeLength(
  { cameras }: ParseResult,
  request: PartRequest,
): Pick<PartOutcome, 'failure' | 'cause' | 'shorter'> {
  const [before, now] = [request.previous.length, cameras.length];
  const maxShrink = before > LONG_LIST ? MAX_SHRINK_OF_LONG_LIST : MAX_SHRINK;
  if (request.acceptsShrink || now >= before * (1 - maxShrink)) return { failure: null, cause: null, shorter: null };
  const { shorter, today } = request;
  const agrees = shorter !== null && Math.abs(shorter.cameras - now) <= shorter.cameras * SAME_LENGTH;
  const days = agrees ? [...new Set([...shorter.days, today])] : [today];
  if (days.length >= DAYS_TO_BELIEVE) return { failure: null, cause: null, shorter: null };
  const wait = `day ${days.length} of the ${DAYS_TO_BELIEVE} after which it counts`;
  return {
    failure: `shrank from ${before} to ${now} cameras (${wait})`,
    cause: { kind: 'incomplete' },
    shorter: { cameras: agrees ? shorter.cameras : now, days },
  };
}

export async function fetchPart(request: PartRequest): Promise<PartOutcome> {
  const all = request.part.endpoints;
  const usable = all.filter((endpoint) => !endpoint.keyVariable || findKey(endpoint, request.environment));
  const faults: Fault[] = [];
  for (const endpoint of usable) {
    const { name } = endpoint;
    const result = await tryEndpoint(request, endpoint);
    if ('cameras' in result) return { endpoint: name, result, ...judgeLength(result, request) };
    faults.push(usable.length > 1 ? { ...result, text: `${name}: ${result.text}` } : result);
  }
  const missing = all.flatMap(({ keyVariable }) => keyVariable ?? []);
  const failure =
    usable.length === 0 ? `needs the API key ${missing.join(' or ')}` : faults.map(({ text }) => text).join('; ');
  const cause = faults[0]?.cause ?? { kind: 'no-key' };
  return { endpoint: null, result: NO_ROWS, failure, cause, shorter: request.shorter };
}
