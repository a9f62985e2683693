import type { ServerResponse } from 'node:http';

/** Length in UTF-16 units, as the client counts, then the arrays. */
export const encodeChunk = (arrays: unknown): string => {
  const text = JSON.stringify(arrays);
  return `${text.length}\n${text}`;
};

/** A quiet connection gets a sign of life this often, so that nothing in between takes it for dead. */
const KEEP_ALIVE_MS = 25_000;

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache, no-store' };

type Numbered = readonly [id: number, content: readonly unknown[]];

/**
 * What the server sends over a web channel. Each array has a number and is kept until the client has acknowledged it, so
 * that it can be sent again over the next connection.
 */
export class BackChannel {
  private response: ServerResponse | null = null;
  private isLongPoll = false;
  private unacknowledged: Numbered[] = [];
  private lastId = 0;
  /** The last array the connection of now has carried. */
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

  /** @param isLongPoll The answer ends with the first arrays; else it stays open and streams. */
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
    // Proves to the client that nothing in between holds back what is streamed.
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

  /** Arrays that come in one go share one answer. */
  private flushPoll(): void {
    if (this.isFlushing) return;
    this.isFlushing = true;
    setImmediate(() => {
      this.isFlushing = false;
      if (this.isLongPoll && this.write()) this.detach();
    });
  }

  /** Whether there was something to write. */
  private write(): boolean {
    const fresh = this.unacknowledged.filter(([id]) => id > this.lastWritten);
    if (this.response === null || fresh.length === 0) return false;
    this.lastWritten = this.lastId;
    this.response.write(encodeChunk(fresh));
    return true;
  }
}
