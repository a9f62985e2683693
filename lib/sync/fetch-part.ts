import type { Camera } from '@/lib/camera/camera';
import type { ParseResult, SourcePart, Endpoint } from '@/lib/sources/source';
import { asFetchError } from './fetch-error';
import { metersBetween } from './distance';
import { keyOf } from './page-source';
import type { Environment, PageSource } from './page-source';

/** A list that lost more than this part of its cameras is taken for a fault of the agency. */
const MAX_SHRINK = 0.4;
/** Same id and no farther than this from before: the same camera. */
const SAME_PLACE_METERS = 100;
/** An endpoint whose ids differ may go on when at least this part of the previous records come back from it in place. */
const FAMILIAR_PART = 0.5;

export interface PartOutcome {
  /** The endpoint that answered; null when none did. */
  readonly endpoint: string | null;
  readonly result: ParseResult;
  /** Why the previous records have to stay; null when the result replaces them. */
  readonly failure: string | null;
}

export interface PartRequest {
  readonly part: SourcePart;
  readonly previous: readonly Camera[];
  readonly pages: PageSource;
  readonly environment: Environment;
  /** The user says that a shorter list is true. */
  readonly acceptsShrink: boolean;
  readonly onPage: () => void;
  /** Runs the parser, and may measure it. */
  readonly timeParse: (parse: () => ParseResult) => Promise<ParseResult>;
}

const NOTHING: ParseResult = { rows: 0, cameras: [], dropped: {} };

/** Whether the records look like those of the previous run: same ids at the same places. */
function isFamiliar(cameras: readonly Camera[], previous: readonly Camera[]): boolean {
  const byId = new Map(cameras.map((camera) => [camera.id, camera]));
  const returned = previous.filter((before) => {
    const now = byId.get(before.id);
    return now !== undefined && metersBetween(now, before) <= SAME_PLACE_METERS;
  });
  return returned.length >= previous.length * FAMILIAR_PART;
}

/**
 * Asks one endpoint. Ids must not change under people's favorites: an endpoint whose ids differ from the first endpoint's is taken only
 * where nothing was there before, or where the previous records are its own.
 * @returns the result, or the reason why not.
 */
async function tryEndpoint(request: PartRequest, endpoint: Endpoint): Promise<ParseResult | string> {
  try {
    const pages = await request.pages(endpoint, request.onPage);
    const result = await request.timeParse(() => endpoint.parse(pages));
    const isFirst = endpoint === request.part.endpoints[0];
    const keepsIds = isFirst || endpoint.hasSameIds || isFamiliar(result.cameras, request.previous);
    return keepsIds ? result : 'its ids differ from the previous ones';
  } catch (error) {
    return asFetchError(error).message;
  }
}

/** Why a readable list cannot be trusted to replace the previous records; null when it can. */
function doubtOf(result: ParseResult, request: PartRequest): string | null {
  const before = request.previous.length;
  const now = result.cameras.length;
  if (request.acceptsShrink || before === 0) return null;
  if (now === 0) return 'no cameras in the answer';
  return now < before * (1 - MAX_SHRINK) ? `shrank from ${before} to ${now} cameras` : null;
}

/** The endpoints that can be asked: those that need no key, and those whose key the user has. */
function usableEndpoints({ part, environment }: PartRequest): readonly Endpoint[] {
  return part.endpoints.filter(
    (endpoint) => endpoint.keyVariable === undefined || Boolean(keyOf(endpoint, environment)),
  );
}

/**
 * Fetches one part of a source by its endpoints in order of preference. An endpoint that answers without cameras counts as failed as
 * long as there is another.
 */
export async function fetchPart(request: PartRequest): Promise<PartOutcome> {
  const endpoints = usableEndpoints(request);
  const failures: string[] = [];
  let empty: { endpoint: string; result: ParseResult } | null = null;
  for (const endpoint of endpoints) {
    const result = await tryEndpoint(request, endpoint);
    if (typeof result === 'string') failures.push(endpoints.length > 1 ? `${endpoint.name}: ${result}` : result);
    else if (result.cameras.length === 0) empty ??= { endpoint: endpoint.name, result };
    else return { endpoint: endpoint.name, result, failure: doubtOf(result, request) };
  }
  if (empty) return { ...empty, failure: doubtOf(empty.result, request) };
  const missing = request.part.endpoints.flatMap((endpoint) => endpoint.keyVariable ?? []);
  const failure = endpoints.length === 0 ? `needs the key ${missing.join(' or ')}` : failures.join('; ');
  return { endpoint: null, result: NOTHING, failure };
}
