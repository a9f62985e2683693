import type { Caller } from './caller';
import type { GuardedStore } from './guarded-store';
import type { ServiceStream } from './listen-stream';
import type { WriteRequest } from './wire-types';

const streamToken = (count: number): string => Buffer.from(String(count)).toString('base64');

/** `Write`: a handshake, then one commit per message. */
export class WriteStream implements ServiceStream {
  private readonly backend: GuardedStore;
  private readonly caller: Caller;
  private readonly send: (message: unknown) => void;
  /** Messages so far; the first is the handshake. */
  private received = 0;

  constructor(backend: GuardedStore, caller: Caller, send: (message: unknown) => void) {
    this.backend = backend;
    this.caller = caller;
    this.send = send;
  }

  close(): void {
    this.received = 0;
  }

  receive(message: unknown): void {
    const token = { streamToken: streamToken(this.received) };
    const isHandshake = this.received === 0;
    this.received += 1;
    if (isHandshake) this.send({ streamId: '1', ...token });
    else this.send({ ...token, ...this.backend.commit((message as WriteRequest).writes ?? [], this.caller) });
  }
}
