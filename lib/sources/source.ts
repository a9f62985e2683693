import type { Agency } from '@/data/agencies';
import type { AgencyTerms } from '@/data/agency-terms';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';

export interface SourceRequest {
  /** Always https. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ids on the pages so far, for `next`. Never sent. */
  readonly seenIds?: readonly string[];
  /** Addresses still to be asked, for `next`. Never sent. */
  readonly restUrls?: readonly string[];
}

/** Plain JSON, JSON in a callback (Toronto), or a list in JSON and then pages of text. */
export type BodyFormat = 'json' | 'jsonp' | 'page';

export type DropReason =
  | 'unreadable'
  | 'no-coordinates'
  | 'zero-coordinates'
  | 'outside-region'
  | 'no-feed'
  /** Its only addresses carry a key or token. */
  | 'locked'
  /** Its only addresses are on hosts that its agency's row does not list. */
  | 'new-media-host'
  /** It contains one of the operator's own keys. */
  | 'secret'
  | 'offline'
  | 'blocked'
  | 'other-source'
  | 'repeated-id';

export interface Dropped {
  readonly dropped: DropReason;
}

export type RowResult = { readonly camera: Camera } | Dropped;

/** `rows = cameras.length + sum(dropped)` */
export interface ParseResult {
  readonly rows: number;
  readonly cameras: readonly Camera[];
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

/** An address that can deliver a list, with the requests to make. */
export interface ListEndpoint {
  readonly name: string;
  /** Environment variable with the API key. Without the key the endpoint is skipped. */
  readonly keyVariable?: string;
  readonly format: BodyFormat;
  readonly timeoutMs: number;
  /** Shortest time between the starts of two requests to the host, milliseconds. */
  readonly paceMs: number;
  /** Hosts it may ask besides that of its first request. */
  readonly otherHosts?: readonly string[];
  first(key: string | undefined): SourceRequest;
  /** The request after `page` (the parsed body of `previous`, `pageNumber` counted from 0), or null at the end of the list. */
  next(page: unknown, previous: SourceRequest, pageNumber: number): SourceRequest | null;
  /** Why an answer is no page of the list; null if it is one. `pageNumber` counts from 0. */
  findRefusal(page: unknown, pageNumber: number): string | null;
}

/** An address that can deliver a source's list of cameras, with the parser of the answers. */
export interface Endpoint extends ListEndpoint {
  /** How many rows the whole list has, by a page's own word; null if it does not say. */
  countAll(page: unknown): number | null;
  /** Reads all pages, in order. Never throws: rows it cannot read are counted as dropped. */
  parse(pages: readonly unknown[]): ParseResult;
  /** Whether a row has this endpoint's shape, for camera files that contain an agency's own answer. */
  recognizes(row: Readonly<Record<string, unknown>>): boolean;
}

/** A part of a source that succeeds or fails on its own, such as a Caltrans district. Most sources have one. */
export interface SourcePart {
  /** `d4`, or '' if the source has one part. */
  readonly name: string;
  readonly idPrefix: string;
  /** A list with fewer cameras is refused. */
  readonly minimum: number;
  /** In order of preference. */
  readonly endpoints: readonly [Endpoint, ...Endpoint[]];
}

export interface Source {
  readonly id: SourceId;
  readonly home: readonly StateCode[];
  /** A list that costs a request for each site is asked again only after so many days. */
  readonly refreshDays?: number;
  readonly parts: readonly [SourcePart, ...SourcePart[]];
}

export interface AgencyContext extends Pick<Agency, 'home' | 'neighbors'>, Pick<AgencyTerms, 'attribution'> {
  readonly source: SourceId;
  readonly idPrefix: string;
  /** The part to ask for; '' for all of them. */
  readonly part: string;
}

/** Code for one platform: turns the data in an agency's row into endpoints. */
export type Adapter<Config> = (config: Config, agency: AgencyContext) => readonly Endpoint[];

const LIST_TIMEOUT_MS = 30_000;
/** Platforms take up to 40 s to build a whole inventory. */
export const INVENTORY_TIMEOUT_MS = 60_000;
/** Polite if an agency states no limit. */
const DEFAULT_PACE_MS = 500;

type EndpointPlan = Partial<Endpoint> & Pick<Endpoint, 'name' | 'first' | 'parse' | 'recognizes'>;

/** What most lists have: one answer in JSON. */
export const PLAIN_LIST: Pick<ListEndpoint, 'format' | 'timeoutMs' | 'paceMs' | 'next' | 'findRefusal'> = {
  format: 'json',
  timeoutMs: LIST_TIMEOUT_MS,
  paceMs: DEFAULT_PACE_MS,
  next: () => null,
  findRefusal: () => null,
};

export function createEndpoint(plan: EndpointPlan): Endpoint {
  return { ...PLAIN_LIST, countAll: () => null, ...plan };
}

export function getRequest(url: string, headers: Readonly<Record<string, string>> = {}): SourceRequest {
  return { url, method: 'GET', headers: { Accept: 'application/json', ...headers } };
}
