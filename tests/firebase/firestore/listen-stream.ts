import type { Caller } from './caller';
import type { GuardedStore } from './guarded-store';
import { RPC_CODES, toRpcError } from './rpc-error';
import { serverTime } from './server-time';
import type { FirestoreDocument, ListenRequest, Target } from './wire-types';

/** A stream of messages between a client and the service. */
export interface ServiceStream {
  /** @throws RpcError, which ends the stream. */
  receive(message: unknown): void;
  close(): void;
}

interface Watched {
  readonly target: Target;
  /** The client's version of each document; empty if it knows that the document is missing. */
  readonly sent: Map<string, string>;
}

const resumeToken = (time: string): string => Buffer.from(time).toString('base64');

/** `Listen`: sends the watched documents and their changes. */
export class ListenStream implements ServiceStream {
  private readonly watched = new Map<number, Watched>();
  private readonly backend: GuardedStore;
  private readonly caller: Caller;
  private readonly send: (message: unknown) => void;

  constructor(backend: GuardedStore, caller: Caller, send: (message: unknown) => void) {
    this.backend = backend;
    this.caller = caller;
    this.send = send;
    backend.store.on('commit', this.sendChanges);
  }

  close(): void {
    this.backend.store.off('commit', this.sendChanges);
    this.watched.clear();
  }

  receive(message: unknown): void {
    const { addTarget, removeTarget } = message as ListenRequest;
    if (removeTarget !== undefined) {
      this.watched.delete(removeTarget);
      this.sendTarget('REMOVE', removeTarget);
    }
    if (addTarget) this.add(addTarget);
  }

  private add(target: Target): void {
    const { targetId } = target;
    const watched = { target, sent: new Map<string, string>() };
    this.sendTarget('ADD', targetId);
    // A resumed query gets everything again, so the client must drop its state.
    if (target.query && (target.resumeToken ?? target.readTime)) this.sendTarget('RESET', targetId);
    this.watched.set(targetId, watched);
    if (!this.sendDocuments(watched)) return;
    const readTime = serverTime();
    this.sendTarget('CURRENT', targetId, { readTime, resumeToken: resumeToken(readTime) });
    this.sendSnapshot();
  }

  private readonly sendChanges = (): void => {
    for (const watched of [...this.watched.values()]) this.sendDocuments(watched);
    if (this.watched.size > 0) this.sendSnapshot();
  };

  /** Tells the client that it is up to date, so it may show the data and count its own writes as done. */
  private sendSnapshot(): void {
    const readTime = serverTime();
    this.send({ targetChange: { readTime, resumeToken: resumeToken(readTime) } });
  }

  private sendTarget(targetChangeType: string, targetId: number, more: object = {}): void {
    this.send({ targetChange: { targetChangeType, targetIds: [targetId], ...more } });
  }

  /** The current documents of a target. @throws RpcError if the caller may not read them. */
  private readTarget({ documents, query }: Target): Map<string, FirestoreDocument | null> {
    if (query) {
      const found = this.backend.query(query.parent, query.structuredQuery, this.caller);
      return new Map(found.map((document) => [document.name, document]));
    }
    return new Map((documents?.documents ?? []).map((name) => [name, this.backend.read(name, this.caller)]));
  }

  /** Sends what changed. Returns whether the client may still read it. */
  private sendDocuments(watched: Watched): boolean {
    const { targetId } = watched.target;
    try {
      const present = this.readTarget(watched.target);
      for (const [name, document] of present) this.sendDocument(watched, name, document);
      for (const name of [...watched.sent.keys()]) if (!present.has(name)) this.sendDocument(watched, name, null);
      return true;
    } catch (error) {
      const { status, message } = toRpcError(error);
      this.watched.delete(targetId);
      this.sendTarget('REMOVE', targetId, { cause: { code: RPC_CODES[status], message } });
      return false;
    }
  }

  private sendDocument({ target, sent }: Watched, name: string, document: FirestoreDocument | null): void {
    const version = document?.updateTime ?? '';
    if (sent.get(name) === version) return;
    sent.set(name, version);
    if (document) this.send({ documentChange: { document, targetIds: [target.targetId] } });
    else this.send({ documentDelete: { document: name, readTime: serverTime(), removedTargetIds: [target.targetId] } });
  }
}
