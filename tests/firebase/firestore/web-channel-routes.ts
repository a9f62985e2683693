import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeChunk } from './back-channel';
import { readCaller } from './caller';
import type { GuardedStore } from './guarded-store';
import { ListenStream } from './listen-stream';
import { readBody } from './read-body';
import { WebChannel } from './web-channel';
import { WriteStream } from './write-stream';

const PATH = /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const STREAMS = { Listen: ListenStream, Write: WriteStream };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

/** Protocol version 8, server version 14. */
const handshake = (sessionId: string) => [[0, ['c', sessionId, '', 8, 14, 30_000]]];

/** A header that the client sent in the body or the URL to avoid a CORS preflight. */
function innerHeader(sources: readonly (string | null)[], name: string): string | undefined {
  const lines = sources.flatMap((source) => (source ?? '').split('\r\n'));
  const line = lines.find((candidate) => candidate.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** The sessions of all clients. */
export class WebChannelRoutes {
  private readonly channels = new Map<string, WebChannel>();
  private readonly backend: GuardedStore;

  constructor(backend: GuardedStore) {
    this.backend = backend;
  }

  /** Forgets all sessions like a restart: clients get "Unknown SID". */
  forgetAll(): void {
    for (const channel of [...this.channels.values()]) channel.destroy();
  }

  /** Returns whether it handled the request. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const rpc = PATH.exec(url.pathname)?.[1] as keyof typeof STREAMS | undefined;
    if (rpc === undefined) return false;
    const body = new URLSearchParams(await readBody(request));
    const sessionId = url.searchParams.get('SID');
    if (sessionId === null) this.open(rpc, url.searchParams, body, response);
    else this.resume(sessionId, { request, response, query: url.searchParams, body });
    return true;
  }

  private open(
    rpc: keyof typeof STREAMS,
    query: URLSearchParams,
    body: URLSearchParams,
    response: ServerResponse,
  ): void {
    const channel: WebChannel = new WebChannel(
      (send) => {
        const authorization = innerHeader([body.get('headers'), query.get('$httpHeaders')], 'authorization');
        const projectId = (query.get('database') ?? '').split('/')[1] ?? '';
        return new STREAMS[rpc](this.backend, readCaller(authorization, projectId), send);
      },
      () => this.channels.delete(channel.sessionId),
    );
    this.channels.set(channel.sessionId, channel);
    response.writeHead(200, { ...TEXT, 'x-http-session-id': channel.sessionId, 'cache-control': 'no-cache' });
    response.end(encodeChunk(handshake(channel.sessionId)));
    channel.receive(body);
  }

  private resume(
    sessionId: string,
    {
      request,
      response,
      query,
      body,
    }: { request: IncomingMessage; response: ServerResponse; query: URLSearchParams; body: URLSearchParams },
  ): void {
    const channel = this.channels.get(sessionId);
    if (query.get('TYPE') === 'terminate') {
      channel?.destroy();
      response.writeHead(200).end();
    } else if (channel === undefined) {
      response.writeHead(400, { 'content-type': 'text/html' }).end('<html><body>Unknown SID</body></html>');
    } else {
      channel.acknowledge(Number(query.get('AID') ?? -1));
      if (request.method === 'POST') {
        response.writeHead(200, TEXT).end(encodeChunk(channel.progress));
        channel.receive(body);
      } else {
        channel.attach(response, query.get('CI') === '1', Number(query.get('TO') ?? 0));
      }
    }
  }
}
