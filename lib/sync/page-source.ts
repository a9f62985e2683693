import { readFile } from 'node:fs/promises';
import type { Source, SourcePart, Endpoint } from '@/lib/sources/source';
import { FetchError } from './fetch-error';
import { fetchPages } from './fetch-pages';
import { readJsonBody } from './json-body';
import type { Outside } from './polite-fetch';

/** Environment variables, for API keys. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the pages of an endpoint come from: the agency, or a file. @throws FetchError */
export type PageSource = (endpoint: Endpoint, onPage: () => void) => Promise<readonly unknown[]>;

function identityOf(endpoint: Endpoint, environment: Environment): string {
  const { method, url, body } = endpoint.first(keyOf(endpoint, environment));
  return `${method} ${url} ${body ?? ''}`;
}

/** The key of an endpoint; undefined when it needs none or the user has none. */
export function keyOf(endpoint: Endpoint, environment: Environment): string | undefined {
  return endpoint.keyVariable === undefined ? undefined : environment[endpoint.keyVariable];
}

/** Requests that two or more parts begin with (511 Ontario's list also holds the ministry's cameras). */
function sharedIdentities(parts: readonly SourcePart[], environment: Environment): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const part of parts) {
    const own = new Set(part.endpoints.map((endpoint) => identityOf(endpoint, environment)));
    for (const identity of own) (seen.has(identity) ? shared : seen).add(identity);
  }
  return shared;
}

/**
 * Asks agencies, and asks only once where several parts read the same list: they share the pages, or the failure.
 * Lists of one reader are not kept.
 */
export function agencyPages(sources: readonly Source[], environment: Environment, outside: Outside): PageSource {
  const shared = sharedIdentities(
    sources.flatMap((source) => [...source.parts]),
    environment,
  );
  const running = new Map<string, Promise<readonly unknown[]>>();
  return (endpoint, onPage) => {
    const identity = identityOf(endpoint, environment);
    const existing = running.get(identity);
    if (existing) return existing;
    const pages = fetchPages(endpoint, keyOf(endpoint, environment), outside, onPage);
    if (shared.has(identity)) running.set(identity, pages);
    return pages;
  };
}

/** Reads a saved answer: one page, in the format of whichever endpoint is tried. */
export function filePages(path: string): PageSource {
  return async (endpoint, onPage) => {
    const body = await readFile(path).catch(() => {
      throw new FetchError('content', `cannot read the file of this source`);
    });
    onPage();
    return [readJsonBody(body, endpoint.format)];
  };
}
