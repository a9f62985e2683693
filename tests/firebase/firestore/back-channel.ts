import type { ServerResponse } from 'node:http';

/** The length in UTF-16 units, as the client counts, and the arrays. */
export const encodeChunk = (arrays: unknown): string => {
  const text = JSON.stringify(arrays);
  return `${text.length}\n${text}`;
};

/** Interval of keep-alive messages, or proxies would close an idle connection. */
const KEEP_ALIVE_MS = 25_000;

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache, no-store' };

type Numbered = readonly [id: number, content: readonly unknown[]];

/**
 * The server's messages on a web channel. Each array is numbered and kept until the client acknowledges it, so it can be sent
 * again over the next connection.
 */
export class BackChannel {
  private response: ServerResponse | null = null;
  private isLongPoll = false;
  private unacknowledged: Numbered[] = [];
  private lastId = 0;
  /** The last array sent over the current connection. */
  private lastWritten = 0;
  private keepAlive: NodeJS.Timeout | undefined;
  private isFlushing = false;
  private readonly onDetached: () => void;

  /** @param onDetached Called when no connection is left. */
  constructor(onDetached: () => void) {
    this.onDetached = onDetached;
  }

  get isAttached(): boolean {
    return this.response !== null;
  }

  get lastSent(): number {
    return this.lastId;
  }

  send(content: readonly unknown[]): void {
    this.lastId += 1;
    this.unacknowledged.push([this.lastId, content]);
    this.flush();
  }

  acknowledge(id: number): void {
    this.unacknowledged = this.unacknowledged.filter(([sent]) => sent > id);
  }

  /** @param isLongPoll Ends the response with the first arrays instead of streaming. */
  attach(response: ServerResponse, isLongPoll: boolean, timeoutMs: number): void {
    this.detach();
    this.response = response;
    this.isLongPoll = isLongPoll;
    this.lastWritten = 0;
    response.writeHead(200, HEADERS);
    response.on('close', () => {
      if (this.response === response) this.detach();
    });
    const wait = isLongPoll && timeoutMs > 0 ? Math.min(timeoutMs, KEEP_ALIVE_MS) : KEEP_ALIVE_MS;
    this.keepAlive = setInterval(() => {
      this.send(['noop']);
    }, wait);
    // Proves to the client that no proxy buffers the stream.
    if (isLongPoll) this.flush();
    else this.send(['noop']);
  }

  detach(): void {
    const { response } = this;
    if (response === null) return;
    this.response = null;
    clearInterval(this.keepAlive);
    response.end();
    this.onDetached();
  }

  private flush(): void {
    if (this.response === null) return;
    if (this.isLongPoll) this.flushPoll();
    else this.write();
  }

  /** Arrays added in the same tick share one response. */
  private flushPoll(): void {
    if (this.isFlushing) return;
    this.isFlushing = true;
    setImmediate(() => {
      this.isFlushing = false;
      if (this.isLongPoll && this.write()) this.detach();
    });
  }

  /** Returns whether it wrote anything. */
  private write(): boolean {
    const fresh = this.unacknowledged.filter(([id]) => id > this.lastWritten);
    if (this.response === null || fresh.length === 0) return false;
    this.lastWritten = this.lastId;
    this.response.write(encodeChunk(fresh));
    return true;
  }
}
