import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RulesRequest } from '../rules/evaluate-request';
import { GuardedStore } from './guarded-store';
import { answerRest } from './rest-routes';
import { HTTP_CODES, errorBody, toRpcError } from './rpc-error';
import { WebChannelRoutes } from './web-channel-routes';

/** A running stand-in for Firestore. */
export interface FirestoreServer {
  readonly port: number;
  /** @throws SyntaxError */
  setRules(projectId: string, source: string): void;
  /** Cuts all connections like a network failure, but keeps the sessions. */
  dropConnections(): void;
  /** Forgets all sessions like a restart, but keeps the documents. */
  forgetSessions(): void;
  /** While false, the server cuts every connection at once. */
  setReachable(isReachable: boolean): void;
  stop(): Promise<void>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'x-http-session-id, x-client-wire-protocol');
  response.setHeader('vary', 'origin');
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET,POST,PUT,DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  });
  response.end();
}

class Answering {
  readonly backend: GuardedStore;
  readonly channels: WebChannelRoutes;

  constructor(onJudged?: (request: RulesRequest) => void) {
    this.backend = new GuardedStore(onJudged);
    this.channels = new WebChannelRoutes(this.backend);
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') answerPreflight(request, response);
    else {
      this.route(request, response).catch((error: unknown) => {
        const failure = toRpcError(error);
        response.writeHead(HTTP_CODES[failure.status], JSON_TYPE).end(JSON.stringify(errorBody(failure)));
      });
    }
  };

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/') response.writeHead(200).end('Ok');
    else if (!(await this.channels.handle(request, response, url))) {
      const body = JSON.stringify(await answerRest(this.backend, request, url));
      response.writeHead(200, JSON_TYPE).end(body);
    }
  }
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
  const { backend, channels, answer } = new Answering(onJudged);
  const server = createServer(answer);
  let isReachable = true;
  server.on('connection', (socket) => {
    if (!isReachable) socket.destroy();
  });
  const dropConnections = () => {
    server.closeAllConnections();
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    setRules(projectId, source) {
      backend.setRules(projectId, source);
    },
    dropConnections,
    forgetSessions() {
      channels.forgetAll();
      dropConnections();
    },
    setReachable(reachable) {
      isReachable = reachable;
      if (!reachable) dropConnections();
    },
    async stop() {
      channels.forgetAll();
      const closed = new Promise((resolve) => server.close(resolve));
      dropConnections();
      await closed;
    },
  };
}
