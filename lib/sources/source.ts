import type { Agency, AgencyTerms } from '@/data/agency';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';

export interface SourceRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Plain JSON, JSON in a callback (Toronto), a JSON list followed by pages of text, or a table. */
export type BodyFormat = 'json' | 'jsonp' | 'page' | 'csv' | 'xml';

export const DROP_REASONS = [
  'unreadable',
  'no-coordinates',
  'zero-coordinates',
  'outside-region',
  'no-feed',
  /** Its only addresses carry a key or token. */
  'locked',
  /** Its only addresses are on hosts missing from the agency's row. */
  'new-media-host',
  /** It contains one of the operator's own keys. */
  'secret',
  'offline',
  'blocked',
  'other-source',
  'repeated-id',
  /** More rows than any agency has. */
  'too-many',
  'too-long',
  /** A sign that is off, out of service, or out of contact. */
  'dark',
  /** A sign that shows only a picture. */
  'no-text',
  /** Slogans, tests, and bare numbers; no chain control; a dry or wet road. */
  'not-news',
  /** A value that no list explains. */
  'unknown',
  /** Planned, picked up, or canceled. */
  'not-in-place',
  /** Ended, or more than a day away. */
  'not-current',
  'stale',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** `3 unreadable, 37 repeated id` */
export const listDropped = (dropped: Readonly<Record<string, number>>): string =>
  Object.entries(dropped)
    .map(([reason, count]) => `${count} ${reason.replaceAll('-', ' ')}`)
    .join(', ');

export interface Dropped {
  readonly dropped: DropReason;
}

export type RowResult<Item = Camera> = { readonly item: Item } | Dropped;

/** `rows = items.length + sum(dropped)` */
export interface ParsedList<Item = Camera> {
  readonly rows: number;
  readonly items: readonly Item[];
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

export interface ListEndpoint<Item = unknown> {
  readonly name: string;
  /** Environment variable with the API key. Without a value, the endpoint is skipped. */
  readonly keyVariable?: string;
  readonly format: BodyFormat;
  readonly timeoutMs: number;
  /** Minimum time between the starts of two requests to the host. */
  readonly paceMs: number;
  /** Besides the host of the first request. */
  readonly otherHosts?: readonly string[];
  first(key: string | undefined): SourceRequest;
  /** @param pages all so far @returns null at the end of the list */
  next(pages: readonly unknown[]): SourceRequest | null;
  /** Why a page is invalid, or null. */
  findRefusal(page: unknown, pageNumber: number): string | null;
  /** Reads all pages, in order. Never throws. */
  parse(pages: readonly unknown[]): ParsedList<Item>;
}

export interface Endpoint extends ListEndpoint<Camera> {
  /** Total rows per a page of the list; null if not stated. */
  countAll(page: unknown): number | null;
}

export interface ListPart<Each> {
  /** `511ga`, or `caltrans/d4` if the source has several parts. */
  readonly key: string;
  readonly idPrefix: string;
  /** In order of preference. */
  readonly endpoints: readonly Each[];
}

export interface SourcePart extends ListPart<Endpoint> {
  readonly minimum: number;
}

export interface Source {
  readonly id: SourceId;
  readonly home: readonly StateCode[];
  /** Days between requests, for a list that costs a request per site, or 0. */
  readonly refreshDays: number;
  readonly parts: readonly SourcePart[];
}

export interface AgencyContext extends Pick<Agency, 'home' | 'neighbors' | 'badge'>, Pick<AgencyTerms, 'attribution'> {
  readonly source: SourceId;
  readonly idPrefix: string;
  /** '' for all parts. */
  readonly part: string;
}

export type Adapter<Config> = (config: Config, agency: AgencyContext) => readonly Endpoint[];

const LIST_TIMEOUT_MS = 30_000;
/** Platforms take up to 40 s to build an inventory. */
export const INVENTORY_TIMEOUT_MS = 60_000;
const DEFAULT_PACE_MS = 500;

export const PLAIN_LIST: Pick<ListEndpoint, 'format' | 'timeoutMs' | 'paceMs' | 'next' | 'findRefusal'> = {
  format: 'json',
  timeoutMs: LIST_TIMEOUT_MS,
  paceMs: DEFAULT_PACE_MS,
  next: () => null,
  findRefusal: () => null,
};

type EndpointPlan = Partial<Endpoint> & Pick<Endpoint, 'name' | 'first' | 'parse'>;

export const createEndpoint = (plan: EndpointPlan): Endpoint => ({ ...PLAIN_LIST, countAll: () => null, ...plan });

export function getRequest(url: string, headers: Readonly<Record<string, string>> = {}): SourceRequest {
  return { url, method: 'GET', headers: { Accept: 'application/json', ...headers } };
}
