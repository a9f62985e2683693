import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { BackChannel } from './back-channel';
import type { ServiceStream } from './listen-stream';
import { errorBody, toRpcError } from './rpc-error';

/** A channel without a connection is forgotten after this time. */
const ORPHAN_MS = 60_000;

/** Creates the stream of a channel; `send` sends a message to the client. */
export type OpenStream = (send: (message: unknown) => void) => ServiceStream;

/** A session of WebChannel protocol version 8: numbered messages in both directions over short requests. */
export class WebChannel {
  readonly sessionId = randomBytes(12).toString('base64url');
  private readonly back: BackChannel;
  private readonly onGone: () => void;
  private stream: ServiceStream | null = null;
  /** The client's messages so far: a repeated request must not count twice. */
  private received = 0;
  private orphan: NodeJS.Timeout | undefined;

  constructor(open: OpenStream, onGone: () => void) {
    this.onGone = onGone;
    this.back = new BackChannel(() => {
      this.startOrphanTimer();
    });
    this.startOrphanTimer();
    this.guard(() => {
      this.stream = open((message) => {
        this.back.send([message]);
      });
    });
  }

  /** The answer to each request: whether there is a back channel, and what it has not acknowledged. */
  get progress(): readonly number[] {
    return [Number(this.back.isAttached), this.back.lastSent, 0];
  }

  acknowledge(id: number): void {
    this.back.acknowledge(id);
  }

  attach(response: ServerResponse, isLongPoll: boolean, timeoutMs: number): void {
    clearTimeout(this.orphan);
    this.back.attach(response, isLongPoll, timeoutMs);
  }

  /** Handles the new messages of a request. */
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
    clearTimeout(this.orphan);
    this.endStream();
    this.back.detach();
    clearTimeout(this.orphan);
    this.onGone();
  }

  private endStream(): void {
    this.stream?.close();
    this.stream = null;
  }

  /** Sends an error to the client, which ends the stream. */
  private guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.endStream();
      this.back.send([errorBody(toRpcError(error))]);
    }
  }

  private startOrphanTimer(): void {
    clearTimeout(this.orphan);
    this.orphan = setTimeout(() => {
      this.destroy();
    }, ORPHAN_MS).unref();
  }
}
