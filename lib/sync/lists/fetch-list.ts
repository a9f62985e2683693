import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Environment } from '@/lib/core/environment';
import { parseJson } from '@/lib/core/parse-json';
import { readCsv, readXml, unwrapJsonp } from '@/lib/sources/recognize/read-answer';
import type { BodyFormat, ListEndpoint, ListPart, SourceRequest } from '@/lib/sources/source';
import type { HttpResponse } from '../http/exchange';
import { decodeBody, type FetchPolicy, parseBodyJson, politeFetch, type NetworkContext } from '../http/fetch';
import { FetchError, toFetchError } from '../http/fetch-error';

export type ListSource = { readonly parts: readonly ListPart<ListEndpoint>[] };

/** @throws FetchError */
export type FetchList = (endpoint: ListEndpoint, onPage: () => void) => Promise<readonly unknown[]>;

const MAX_BODY_BYTES = 50 * 1024 * 1024;
const MAX_LIST_BYTES = 2 * MAX_BODY_BYTES;
const MAX_PAGES = 1000;

function parseBody(body: Buffer, format: BodyFormat): unknown {
  const text = decodeBody(body);
  if (format === 'csv') return readCsv(text);
  if (format === 'xml') return readXml(text);
  if (format === 'page') return parseJson(text) ?? text;
  return parseBodyJson(format === 'jsonp' ? unwrapJsonp(text) : text);
}

function readPage(body: Buffer, endpoint: ListEndpoint, pageNumber: number): unknown {
  const page = parseBody(body, endpoint.format);
  const refusal = endpoint.findRefusal(page, pageNumber);
  if (refusal !== null) throw new FetchError('content', refusal);
  return page;
}

/** Throws if any page fails: half a list is worse than yesterday's. */
async function fetchPages(
  endpoint: ListEndpoint,
  key: string | undefined,
  ask: (request: SourceRequest, policy: FetchPolicy) => Promise<HttpResponse>,
  onPage: () => void,
): Promise<unknown[]> {
  let request: SourceRequest | null = endpoint.first(key);
  const policy = {
    allowedHosts: new Set([new URL(request.url).host, ...(endpoint.otherHosts ?? [])]),
    paceMs: endpoint.paceMs,
    timeoutMs: endpoint.timeoutMs,
    maxBytes: MAX_BODY_BYTES,
  };
  const pages: unknown[] = [];
  const seen = new Set<string>();
  let bytes = 0;
  while (request) {
    const { body } = await ask(request, policy);
    const fingerprint = createHash('sha256').update(body).digest('base64');
    bytes += body.length;
    // Pages of two sites may be identical.
    if (endpoint.format !== 'page' && seen.has(fingerprint))
      throw new FetchError('incomplete', 'the list repeats a page');
    if (pages.length >= MAX_PAGES) throw new FetchError('too-large', `more than ${MAX_PAGES} pages`);
    if (bytes > MAX_LIST_BYTES) throw new FetchError('too-large', 'the list is too long');
    seen.add(fingerprint);
    const page = readPage(body, endpoint, pages.length);
    pages.push(page);
    onPage();
    request = endpoint.next(pages);
  }
  return pages;
}

const findKey = ({ keyVariable = '' }: ListEndpoint, environment: Environment): string | undefined =>
  environment[keyVariable];

/** Asks endpoints, in their order of preference, until one answers. @throws FetchError with the reasons of all */
export async function askInOrder<Each extends ListEndpoint, Answer>(
  endpoints: readonly Each[],
  environment: Environment,
  ask: (endpoint: Each) => Promise<Answer>,
  onFallback: (line: string) => void = () => undefined,
): Promise<Answer> {
  const usable = endpoints.filter((endpoint) => endpoint.keyVariable === undefined || findKey(endpoint, environment));
  const faults: FetchError[] = [];
  for (const endpoint of usable) {
    try {
      const answer = await ask(endpoint);
      if (faults[0]) onFallback(`${usable[0]?.name} failed (${faults[0].message}), so ${endpoint.name} was read`);
      return answer;
    } catch (error) {
      faults.push(toFetchError(error));
    }
  }
  const [first] = faults;
  const keys = endpoints.flatMap(({ keyVariable }) => keyVariable ?? []);
  if (first === undefined) throw new FetchError('no-key', `needs the API key ${keys.join(' or ')}`);
  if (faults.length === 1) throw first;
  const reasons = faults.map(({ message }, index) => `${usable[index]?.name}: ${message}`);
  throw new FetchError(first.kind, reasons.join('; '), first.status);
}

/** Sources share requests in progress: 511 Ontario's list includes the ministry's cameras, for example. */
export function createAgencyFetch(
  environment: Environment,
  network: NetworkContext,
  limits: Pick<FetchPolicy, 'maxTries'> = {},
): FetchList {
  const running = new Map<string, Promise<readonly unknown[]>>();
  return (endpoint, onPage) => {
    const key = findKey(endpoint, environment);
    const identity = JSON.stringify(endpoint.first(key));
    const ask = (request: SourceRequest, policy: FetchPolicy) =>
      politeFetch(request, { ...policy, ...limits }, network);
    const fetchAll = () => fetchPages(endpoint, key, ask, onPage);
    const pages = running.get(identity) ?? fetchAll().finally(() => running.delete(identity));
    running.set(identity, pages);
    return pages;
  };
}

export function createFileFetch(path: string): FetchList {
  return async (endpoint, onPage) => {
    const body = await readFile(path).catch(() => {
      throw new FetchError('content', 'cannot read the saved response');
    });
    onPage();
    return [readPage(body, endpoint, 0)];
  };
}
