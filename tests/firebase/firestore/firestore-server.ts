import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Served } from '../../support/loopback';
import type { RulesRequest } from '../rules/is-allowed';
import { GuardedStore } from './guarded-store';
import { answerRest } from './rest-routes';
import { toRpcError } from './rpc-error';
import { WebChannels } from './web-channel';

/** A running stand-in for Firestore. */
export interface FirestoreServer extends Served {
  /** @throws SyntaxError */
  setRules(projectId: string, source: string): void;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'x-http-session-id, x-client-wire-protocol');
  response.setHeader('access-control-allow-methods', 'GET,POST,PUT,DELETE');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-private-network', 'true');
}

/**
 * Starts a stand-in for the Firestore emulator on 127.0.0.1, with WebChannel, REST, and documents in memory. It answers
 * UNIMPLEMENTED to everything that the product and its tests do not use.
 * @param port 0 for any free port.
 * @param onJudged Gets each request that the rules judge.
 */
export async function startFirestore(
  port: number,
  onJudged?: (request: RulesRequest) => void,
): Promise<FirestoreServer> {
  const backend = new GuardedStore(onJudged);
  const channels = new WebChannels(backend);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = await text(request);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (url.pathname === '/') response.writeHead(200).end('Ok');
    else if (!channels.handle(request, response, url, body)) {
      const found = JSON.stringify(answerRest(backend, request, url, body));
      response.writeHead(200, JSON_TYPE).end(found);
    }
  };
  const server = createServer((request, response) => {
    allowOrigin(request, response);
    answer(request, response).catch((error: unknown) => {
      const failure = toRpcError(error);
      response.writeHead(failure.httpCode, JSON_TYPE).end(JSON.stringify(failure.body));
    });
  });
  return { ...(await listen(server, port)), setRules: (projectId, source) => backend.setRules(projectId, source) };
}
