import type { Attribution, Camera } from '@/lib/camera/camera';
import type { SourceId } from '@/lib/agencies/agencies';
import type { StateCode } from '@/lib/camera/regions';

/** One request to an agency. */
export interface SourceRequest {
  /** Always https. Its host is on the endpoint's allow-list. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Form body of a POST. */
  readonly body?: string;
  /** What `next` has to remember of the pages before: the ids they held. Never sent. */
  readonly seenIds?: readonly string[];
}

/** How a body is read: plain JSON, or a JSON call-back (Toronto). */
export type BodyFormat = 'json' | 'jsonp';

/** Why a row of an agency did not become a camera. */
export type DropReason =
  | 'unreadable'
  | 'no-coordinates'
  | 'zero-coordinates'
  | 'outside-region'
  | 'no-feed'
  | 'offline'
  | 'blocked'
  | 'other-source'
  | 'repeated-id';

/** What became of an agency's rows: `rows = cameras.length + sum(dropped)`. */
export interface ParseResult {
  readonly rows: number;
  readonly cameras: readonly Camera[];
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

/** One endpoint to ask an agency for (a part of) its cameras: a request plan and a pure parser. */
export interface Endpoint {
  /** Short name for reports: `ibi`, `cars`, `api-v2`. */
  readonly name: string;
  /** Name of the environment variable with the API key this endpoint needs; without the key the endpoint is skipped. */
  readonly keyVariable?: string;
  /** Its ids equal those of the part's first endpoint, so that sync may change endpoints without losing favorites. */
  readonly hasSameIds: boolean;
  readonly format: BodyFormat;
  /** Longest time for one answer, milliseconds. */
  readonly timeoutMs: number;
  /** Shortest time between the starts of two requests to the host, milliseconds. */
  readonly paceMs: number;
  /** The first request. `key` is the value of `keyVariable`. */
  first(key: string | undefined): SourceRequest;
  /** The request after `page` (the parsed body of `previous`, `pageNumber` counted from 0), or null when the list is whole. */
  next(page: unknown, previous: SourceRequest, pageNumber: number): SourceRequest | null;
  /** All pages, parsed from JSON, in order. Never throws: rows it cannot read are counted as dropped. */
  parse(pages: readonly unknown[]): ParseResult;
}

/** A part of a source that succeeds or fails on its own, e.g. a Caltrans district. Most sources have one. */
export interface SourcePart {
  /** `d4`, or '' where the source has one part. */
  readonly name: string;
  /** What every id of the part begins with; '' for New York City, whose ids have no prefix. */
  readonly idPrefix: string;
  /** In order of preference. */
  readonly endpoints: readonly [Endpoint, ...Endpoint[]];
}

/** A row of the registry: one agency. */
export interface Source {
  readonly id: SourceId;
  /** How people call it, e.g. `511NY`. */
  readonly name: string;
  readonly attribution: Attribution;
  /** The agency's own states or provinces; a mended coordinate has to lie in one of them. */
  readonly home: readonly StateCode[];
  readonly parts: readonly [SourcePart, ...SourcePart[]];
}
