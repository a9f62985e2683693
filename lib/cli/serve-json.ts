import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Environment } from '@/lib/core/environment';
import { isExport } from '@/lib/camera-files/names';
import { openDataDir, parseDataName } from '@/lib/camera-files/read-folder';
import {
  answerJson,
  createReader,
  DATA_CACHE,
  readDataFile,
  readExport,
  type ServedJson,
} from '@/lib/camera-files/serve';
import { DATA_PATH, OPEN_TO_ALL, PAGE_CACHE, SECURITY_HEADERS, serverHeaders } from '@/lib/security/headers';

interface Served {
  readonly read: () => Promise<ServedJson | null>;
  readonly cache: string;
}

const PUBLIC_FOLDER = 'public';
const SCHEMA = 'camera-data/schema.json';

/** Build files, such as the basemap. */
function listPublicJson(): Map<string, Served> {
  const names = readdirSync(PUBLIC_FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.json') && (name === SCHEMA || !name.startsWith(DATA_PATH.slice(1))));
  return new Map(
    names.map((name) => {
      return [`/${name}`, { read: createReader(path.join(PUBLIC_FOLDER, name)), cache: PAGE_CACHE.value }];
    }),
  );
}

const HEADERS = Object.fromEntries([...SECURITY_HEADERS, OPEN_TO_ALL].map(({ key, value }) => [key, value]));

/** Answers requests for JSON before Next's router, compressed (ADR 026). @returns handler, false for others */
export function createJsonServer(environment: Environment = process.env) {
  const files = listPublicJson();
  const isDemo = environment.ROADFEED_DEMO === '1';

  const find = (address: string): Served | null => {
    if (!address.startsWith(DATA_PATH)) return files.get(address) ?? null;
    const file = address.slice(DATA_PATH.length);
    const folder = openDataDir(environment);
    const name = parseDataName(file);
    if (name === null && !isExport(file)) return files.get(address) ?? null;
    const read = () => (name === null ? readExport(file, folder) : readDataFile(name, folder));
    return isDemo ? null : { read, cache: DATA_CACHE };
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [address = ''] = (request.url ?? '').split('?');
    const served = find(address);
    if (served === null) return false;
    void send(served, request, response);
    return true;
  };
}

async function send({ read, cache }: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = await answerJson(await read(), { acceptEncoding, ifNoneMatch }, cache);
  const length = body === null ? {} : { 'Content-Length': body.length };
  response.writeHead(status, { ...HEADERS, ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const REFUSAL_HEADERS = Object.fromEntries(serverHeaders().map(({ key, value }) => [key, value]));

function findFault({ method, url = '' }: IncomingMessage): 400 | 405 | null {
  const [address = ''] = url.split('?');
  try {
    decodeURIComponent(address);
  } catch {
    return 400;
  }
  // The demo network answers OPTIONS.
  return method === 'GET' || method === 'HEAD' || address.startsWith('/demo/') ? null : 405;
}

/**
 * Refuses unknown methods and malformed escapes, for which Next renders a page or answers 500. @returns true if refused
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = findFault(request);
  if (status === null) return false;
  const allowed = status === 405 && { Allow: 'GET, HEAD' };
  // The unread body makes the connection unusable.
  response.writeHead(status, { ...REFUSAL_HEADERS, ...allowed, 'Cache-Control': 'no-store', Connection: 'close' });
  response.end();
  return true;
}
