import type { IncomingMessage } from 'node:http';
import { readCaller, type Caller, type GuardedStore } from './guarded-store';
import { RpcError } from './rpc-error';
import { serverTime, type Write } from './wire-types';

interface RestRequest {
  readonly backend: GuardedStore;
  readonly projectId: string;
  /** The part of the URL after the project. */
  readonly path: string;
  readonly body: string;
  readonly caller: () => Caller;
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

function clear({ backend, projectId }: RestRequest): object {
  backend.store.clear(nameOf(projectId, '/'));
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

const commit = ({ backend, body, caller }: RestRequest): object =>
  backend.commit((JSON.parse(body) as { writes?: readonly Write[] }).writes ?? [], caller());

/** The first group of an address is the project, the second becomes `path`. */
const ROUTES: readonly (readonly [method: string, address: RegExp, answer: (request: RestRequest) => unknown])[] = [
  ['PUT', /^\/emulator\/v1\/projects\/([^/:]+)():securityRules$/, setRules],
  ['DELETE', new RegExp(`^/emulator/v1/${DOCUMENTS}()$`), clear],
  ['GET', new RegExp(`^/v1/${DOCUMENTS}(/.+)$`), getDocument],
  ['POST', new RegExp(`^/v1/${DOCUMENTS}():batchGet$`), batchGet],
  ['POST', new RegExp(`^/v1/${DOCUMENTS}():commit$`), commit],
];

/**
 * Answers REST requests for documents, and the emulator's own requests to set rules and clear data.
 * @throws RpcError, also for unknown URLs.
 */
export function answerRest(backend: GuardedStore, request: IncomingMessage, url: URL, body: string): unknown {
  const pathname = decodeURIComponent(url.pathname);
  for (const [method, address, answer] of ROUTES) {
    const [match, projectId = '', path = ''] = address.exec(pathname) ?? [];
    if (request.method !== method || match === undefined) continue;
    const caller = () => readCaller(request.headers.authorization, projectId);
    return answer({ backend, projectId, path, body, caller });
  }
  throw new RpcError('UNIMPLEMENTED', `${request.method ?? ''} ${pathname}`);
}
