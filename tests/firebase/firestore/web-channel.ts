import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCaller, type GuardedStore } from './guarded-store';
import { toRpcError } from './rpc-error';
import { openListen, openWrite, type ServiceStream } from './streams';

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache, no-store' };
/** Interval of keep-alive messages, or proxies would close an idle connection. */
const KEEP_ALIVE_MS = 25_000;
/** A session without a connection is forgotten after this time. */
const ORPHAN_MS = 60_000;

/** The length in UTF-16 units, as the client counts, and the arrays. */
function encodeChunk(arrays: unknown): string {
  const text = JSON.stringify(arrays);
  return `${text.length}\n${text}`;
}

/** A session of WebChannel protocol version 8: numbered messages in both directions over short requests. */
class WebChannel {
  readonly id = randomBytes(12).toString('base64url');
  private response: ServerResponse | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** Numbered, and kept until the client acknowledges them: they are sent again over the next connection. */
  private unacknowledged: (readonly [id: number, content: readonly unknown[]])[] = [];
  private lastId = 0;
  /** The client's messages so far: a repeated request must not count twice. */
  private received = 0;
  private stream: ServiceStream | null = null;

  constructor(
    open: (send: (message: unknown) => void) => ServiceStream,
    private readonly onGone: () => void,
  ) {
    this.waitForConnection();
    this.guard(() => {
      this.stream = open((message) => this.send([message]));
    });
  }

  /** Says whether there is a connection, and the last message, then handles the new messages. */
  answer(form: URLSearchParams, response: ServerResponse): void {
    response.writeHead(200, TEXT).end(encodeChunk([Number(this.response !== null), this.lastId, 0]));
    this.receive(form);
  }

  acknowledge(last: number): void {
    this.unacknowledged = this.unacknowledged.filter(([id]) => id > last);
  }

  attach(response: ServerResponse): void {
    this.response?.end();
    clearTimeout(this.timer);
    this.response = response;
    response.writeHead(200, TEXT);
    response.on('close', () => {
      if (this.response !== response) return;
      clearInterval(this.timer);
      this.response = null;
      this.waitForConnection();
    });
    this.timer = setInterval(() => this.send(['noop']), KEEP_ALIVE_MS);
    if (this.unacknowledged.length > 0) response.write(encodeChunk(this.unacknowledged));
    // Proves to the client that no proxy buffers the stream.
    this.send(['noop']);
  }

  receive(form: URLSearchParams): void {
    const first = Number(form.get('ofs') ?? 0);
    const count = Number(form.get('count') ?? 0);
    this.guard(() => {
      for (let at = 0; at < count; at += 1) {
        if (first + at < this.received) continue;
        this.received = first + at + 1;
        const data = form.get(`req${at}___data__`);
        if (data !== null) this.stream?.receive(JSON.parse(data));
      }
    });
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.stream?.close();
    const { response } = this;
    this.response = null;
    response?.end();
    this.onGone();
  }

  private waitForConnection(): void {
    this.timer = setTimeout(() => this.destroy(), ORPHAN_MS).unref();
  }

  private send(content: readonly unknown[]): void {
    this.lastId += 1;
    const message = [this.lastId, content] as const;
    this.unacknowledged.push(message);
    this.response?.write(encodeChunk([message]));
  }

  /** Sends an error to the client, which ends the stream. */
  private guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.stream?.close();
      this.stream = null;
      this.send([toRpcError(error).body]);
    }
  }
}

const PATH = /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** A header that the client sent in the body or the URL to avoid a CORS preflight. */
function innerHeader(sources: readonly (string | null)[], name: string): string | undefined {
  const lines = sources.flatMap((source) => (source ?? '').split('\r\n'));
  const line = lines.find((candidate) => candidate.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** The sessions of all clients. */
export class WebChannels {
  private readonly channels = new Map<string, WebChannel>();

  constructor(private readonly backend: GuardedStore) {}

  /** Returns whether it handled the request. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL, text: string): boolean {
    const rpc = PATH.exec(url.pathname)?.[1];
    if (rpc === undefined) return false;
    const query = url.searchParams;
    const body = new URLSearchParams(text);
    const id = query.get('SID');
    const channel = this.channels.get(id ?? '');
    if (id === null) this.open(rpc === 'Listen' ? openListen : openWrite, query, body, response);
    else if (query.get('TYPE') === 'terminate') {
      channel?.destroy();
      response.writeHead(200).end();
    } else if (channel) {
      channel.acknowledge(Number(query.get('AID')));
      if (request.method === 'POST') channel.answer(body, response);
      else channel.attach(response);
    } else {
      response.writeHead(400, { 'content-type': 'text/html' }).end('<html><body>Unknown SID</body></html>');
    }
    return true;
  }

  private open(
    openStream: typeof openListen,
    query: URLSearchParams,
    body: URLSearchParams,
    response: ServerResponse,
  ): void {
    const channel: WebChannel = new WebChannel(
      (send) => {
        const authorization = innerHeader([body.get('headers'), query.get('$httpHeaders')], 'authorization');
        const projectId = (query.get('database') ?? '').split('/')[1] ?? '';
        return openStream(this.backend, readCaller(authorization, projectId), send);
      },
      () => this.channels.delete(channel.id),
    );
    this.channels.set(channel.id, channel);
    response.writeHead(200, { ...TEXT, 'x-http-session-id': channel.id });
    // Protocol version 8, server version 14.
    response.end(encodeChunk([[0, ['c', channel.id, '', 8, 14, 30_000]]]));
    channel.receive(body);
  }
}
