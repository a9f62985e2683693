import type { ParseResult, SourceRequest, Way } from './source';

/** For lists of up to some hundred rows. */
export const LIST_TIMEOUT_MS = 30_000;
/** The platforms' whole inventories take up to 40 s to build. */
export const INVENTORY_TIMEOUT_MS = 60_000;
/** Polite pace where an agency states no limit. */
export const DEFAULT_PACE_MS = 500;

const JSON_HEADERS = { Accept: 'application/json' } as const;

interface SingleRequestWay {
  readonly name: string;
  /** `key` is '' where the way has none. */
  readonly request: (key: string) => SourceRequest;
  readonly format?: Way['format'];
  readonly keyVariable?: string;
  readonly hasSameIds?: boolean;
  readonly timeoutMs?: number;
  readonly parse: (pages: readonly unknown[]) => ParseResult;
}

/** A way whose one answer is the whole list. */
export function singleRequestWay(way: SingleRequestWay): Way {
  return {
    name: way.name,
    ...(way.keyVariable !== undefined && { keyVariable: way.keyVariable }),
    hasSameIds: way.hasSameIds ?? true,
    format: way.format ?? 'json',
    timeoutMs: way.timeoutMs ?? LIST_TIMEOUT_MS,
    paceMs: DEFAULT_PACE_MS,
    first: (key = '') => way.request(key),
    next: () => null,
    parse: way.parse,
  };
}

/** A GET for JSON. */
export function getRequest(url: string, headers: Readonly<Record<string, string>> = {}): SourceRequest {
  return { url, method: 'GET', headers: { ...JSON_HEADERS, ...headers } };
}
