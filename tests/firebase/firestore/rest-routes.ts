import type { IncomingMessage } from 'node:http';
import { readCaller, type Caller } from './caller';
import type { GuardedStore } from './guarded-store';
import { readBody } from './read-body';
import { RpcError } from './rpc-error';
import { serverTime } from './server-time';
import type { StructuredQuery, Write } from './wire-types';

interface RestRequest {
  readonly backend: GuardedStore;
  readonly projectId: string;
  /** The part of the URL after the project. */
  readonly path: string;
  readonly body: string;
  readonly caller: () => Caller;
}

interface Route {
  readonly method: string;
  /** The first group is the project, the second becomes `path`. */
  readonly address: RegExp;
  readonly answer: (request: RestRequest) => unknown;
}

const DOCUMENTS = 'projects/([^/]+)/databases/\\(default\\)/documents';
const nameOf = (projectId: string, path: string) => `projects/${projectId}/databases/(default)/documents${path}`;

function setRules({ backend, projectId, body }: RestRequest): object {
  const { rules } = JSON.parse(body) as { rules: { files: readonly { content: string }[] } };
  try {
    backend.setRules(projectId, rules.files[0]?.content ?? '');
  } catch (error) {
    throw new RpcError('INVALID_ARGUMENT', String(error));
  }
  return {};
}

function getDocument({ backend, projectId, path, caller }: RestRequest): object {
  const document = backend.read(nameOf(projectId, path), caller());
  if (document === null) throw new RpcError('NOT_FOUND', `Document not found: ${path}`);
  return document;
}

function batchGet({ backend, body, caller }: RestRequest): object[] {
  const { documents } = JSON.parse(body) as { documents: readonly string[] };
  return documents.map((name) => {
    const found = backend.read(name, caller());
    return found ? { found, readTime: serverTime() } : { missing: name, readTime: serverTime() };
  });
}

function runQuery({ backend, projectId, path, body, caller }: RestRequest): object[] {
  const { structuredQuery } = JSON.parse(body) as { structuredQuery: StructuredQuery };
  const found = backend.query(nameOf(projectId, path), structuredQuery, caller());
  const readTime = serverTime();
  return found.length > 0 ? found.map((document) => ({ document, readTime })) : [{ readTime }];
}

const ROUTES: readonly Route[] = [
  { method: 'PUT', address: /^\/emulator\/v1\/projects\/([^/:]+)():securityRules$/, answer: setRules },
  {
    method: 'DELETE',
    address: new RegExp(`^/emulator/v1/${DOCUMENTS}()$`),
    answer: ({ backend, projectId }) => {
      backend.store.clear(nameOf(projectId, '/'));
      return {};
    },
  },
  { method: 'GET', address: new RegExp(`^/v1/${DOCUMENTS}(/.+)$`), answer: getDocument },
  { method: 'POST', address: new RegExp(`^/v1/${DOCUMENTS}():batchGet$`), answer: batchGet },
  { method: 'POST', address: new RegExp(`^/v1/${DOCUMENTS}(|/[^:]+):runQuery$`), answer: runQuery },
  {
    method: 'POST',
    address: new RegExp(`^/v1/${DOCUMENTS}():commit$`),
    answer: ({ backend, body, caller }) =>
      backend.commit((JSON.parse(body) as { writes?: readonly Write[] }).writes ?? [], caller()),
  },
];

/**
 * Answers REST requests for documents, and the emulator's own requests to set rules and clear data.
 * @throws RpcError, also for unknown URLs.
 */
export async function answerRest(backend: GuardedStore, request: IncomingMessage, url: URL): Promise<unknown> {
  const pathname = decodeURIComponent(url.pathname);
  const body = await readBody(request);
  for (const { method, address, answer } of ROUTES) {
    const [match, projectId = '', path = ''] = address.exec(pathname) ?? [];
    if (request.method !== method || match === undefined) continue;
    return answer({
      backend,
      projectId,
      path,
      body,
      caller: () => readCaller(request.headers.authorization, projectId),
    });
  }
  throw new RpcError('UNIMPLEMENTED', `${request.method ?? ''} ${pathname}`);
}
