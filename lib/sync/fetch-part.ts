import type { Camera } from '@/lib/camera/camera';
import type { ParseResult, SourcePart, Way } from '@/lib/sources/source';
import { asFetchError } from './fetch-error';
import { metersBetween } from './distance';
import { keyOf } from './page-source';
import type { Environment, PageSource } from './page-source';

/** A list that lost more than this part of its cameras is taken for a fault of the agency. */
const MAX_SHRINK = 0.4;
/** Same id and no farther than this from before: the same camera. */
const SAME_PLACE_METERS = 100;
/** A way whose ids differ may go on when at least this part of the previous records come back from it in place. */
const FAMILIAR_PART = 0.5;

export interface PartOutcome {
  /** The way that answered; null when none did. */
  readonly way: string | null;
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
 * Asks one way. Ids must not change under people's favorites: a way whose ids differ from the first way's is taken only
 * where nothing was there before, or where the previous records are its own.
 * @returns the result, or the reason why not.
 */
async function tryWay(request: PartRequest, way: Way): Promise<ParseResult | string> {
  try {
    const pages = await request.pages(way, request.onPage);
    const result = await request.timeParse(() => way.parse(pages));
    const isFirst = way === request.part.ways[0];
    const keepsIds = isFirst || way.hasSameIds || isFamiliar(result.cameras, request.previous);
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

/** The ways that can be asked: those that need no key, and those whose key the user has. */
function usableWays({ part, environment }: PartRequest): readonly Way[] {
  return part.ways.filter((way) => way.keyVariable === undefined || Boolean(keyOf(way, environment)));
}

/**
 * Fetches one part of a source by its ways in order of preference. A way that answers without cameras counts as failed as
 * long as there is another.
 */
export async function fetchPart(request: PartRequest): Promise<PartOutcome> {
  const ways = usableWays(request);
  const failures: string[] = [];
  let empty: { way: string; result: ParseResult } | null = null;
  for (const way of ways) {
    const result = await tryWay(request, way);
    if (typeof result === 'string') failures.push(ways.length > 1 ? `${way.name}: ${result}` : result);
    else if (result.cameras.length === 0) empty ??= { way: way.name, result };
    else return { way: way.name, result, failure: doubtOf(result, request) };
  }
  if (empty) return { ...empty, failure: doubtOf(empty.result, request) };
  const missing = request.part.ways.flatMap((way) => way.keyVariable ?? []);
  const failure = ways.length === 0 ? `needs the key ${missing.join(' or ')}` : failures.join('; ');
  return { way: null, result: NOTHING, failure };
}
