import type { ParseResult, SourceRequest, Endpoint } from './source';

/** For lists of up to some hundred rows. */
export const LIST_TIMEOUT_MS = 30_000;
/** The platforms' whole inventories take up to 40 s to build. */
export const INVENTORY_TIMEOUT_MS = 60_000;
/** Polite pace where an agency states no limit. */
export const DEFAULT_PACE_MS = 500;

const JSON_HEADERS = { Accept: 'application/json' } as const;

interface SingleRequestEndpoint {
  readonly name: string;
  /** `key` is '' where the endpoint has none. */
  readonly request: (key: string) => SourceRequest;
  readonly format?: Endpoint['format'];
  readonly keyVariable?: string;
  readonly hasSameIds?: boolean;
  readonly timeoutMs?: number;
  readonly parse: (pages: readonly unknown[]) => ParseResult;
}

/** An endpoint whose one answer is the whole list. */
export function singleRequestEndpoint(endpoint: SingleRequestEndpoint): Endpoint {
  return {
    name: endpoint.name,
    ...(endpoint.keyVariable !== undefined && { keyVariable: endpoint.keyVariable }),
    hasSameIds: endpoint.hasSameIds ?? true,
    format: endpoint.format ?? 'json',
    timeoutMs: endpoint.timeoutMs ?? LIST_TIMEOUT_MS,
    paceMs: DEFAULT_PACE_MS,
    first: (key = '') => endpoint.request(key),
    next: () => null,
    parse: endpoint.parse,
  };
}

/** A GET for JSON. */
export function getRequest(url: string, headers: Readonly<Record<string, string>> = {}): SourceRequest {
  return { url, method: 'GET', headers: { ...JSON_HEADERS, ...headers } };
}
