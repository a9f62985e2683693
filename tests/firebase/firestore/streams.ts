import type { Caller, GuardedStore } from './guarded-store';
import { toRpcError } from './rpc-error';
import { serverTime, type FirestoreDocument, type Target, type Write } from './wire-types';

/** A stream of messages between a client and the service. */
export interface ServiceStream {
  /** @throws RpcError, which ends the stream. */
  receive(message: unknown): void;
  close(): void;
}

type Send = (message: unknown) => void;

interface Watched {
  readonly target: Target;
  /** The client's version of each document; empty if it knows that the document is missing. */
  readonly sent: Map<string, string>;
}

const toToken = (text: string): string => Buffer.from(text).toString('base64');

/** `Write`: a handshake, then one commit per message. */
export function openWrite(backend: GuardedStore, caller: Caller, send: Send): ServiceStream {
  let received = 0;
  return {
    close: () => undefined,
    receive: (message) => {
      const { writes = [] } = message as { readonly writes?: readonly Write[] };
      const answer = received === 0 ? { streamId: '1' } : backend.commit(writes, caller);
      send({ streamToken: toToken(String(received)), ...answer });
      received += 1;
    },
  };
}

/** `Listen`: sends the watched documents and their changes. */
export function openListen(backend: GuardedStore, caller: Caller, send: Send): ServiceStream {
  const watched = new Map<number, Watched>();

  const sendTarget = (targetChangeType: string, targetId: number, more: object = {}) =>
    send({ targetChange: { targetChangeType, targetIds: [targetId], ...more } });
  const now = () => {
    const readTime = serverTime();
    return { readTime, resumeToken: toToken(readTime) };
  };
  /** Tells the client that it is up to date, so it may show the data and count its own writes as done. */
  const sendSnapshot = () => send({ targetChange: now() });

  /** The current documents of a target. @throws RpcError if the caller may not read them. */
  function readTarget({ documents, query }: Target): Map<string, FirestoreDocument | null> {
    if (query) {
      const found = backend.query(query.parent, query.structuredQuery, caller);
      return new Map(found.map((document) => [document.name, document]));
    }
    return new Map((documents?.documents ?? []).map((name) => [name, backend.read(name, caller)]));
  }

  function sendDocument({ target, sent }: Watched, name: string, document: FirestoreDocument | null): void {
    const version = document?.updateTime ?? '';
    if (sent.get(name) === version) return;
    sent.set(name, version);
    if (document) send({ documentChange: { document, targetIds: [target.targetId] } });
    else send({ documentDelete: { document: name, readTime: serverTime(), removedTargetIds: [target.targetId] } });
  }

  /** Sends what changed. Returns whether the client may still read it. */
  function sendDocuments(each: Watched): boolean {
    const { target, sent } = each;
    try {
      const present = readTarget(target);
      for (const name of sent.keys()) if (!present.has(name)) sendDocument(each, name, null);
      for (const [name, document] of present) sendDocument(each, name, document);
      return true;
    } catch (error) {
      const { code, message } = toRpcError(error);
      watched.delete(target.targetId);
      sendTarget('REMOVE', target.targetId, { cause: { code, message } });
      return false;
    }
  }

  const handleCommit = () => {
    for (const each of [...watched.values()]) sendDocuments(each);
    if (watched.size > 0) sendSnapshot();
  };
  backend.store.on('commit', handleCommit);

  return {
    close: () => {
      backend.store.off('commit', handleCommit);
    },
    receive: (message) => {
      const { addTarget: target, removeTarget } = message as { addTarget?: Target; removeTarget?: number };
      if (removeTarget !== undefined) {
        watched.delete(removeTarget);
        sendTarget('REMOVE', removeTarget);
      }
      if (!target) return;
      const each = { target, sent: new Map<string, string>() };
      sendTarget('ADD', target.targetId);
      watched.set(target.targetId, each);
      if (!sendDocuments(each)) return;
      sendTarget('CURRENT', target.targetId, now());
      sendSnapshot();
    },
  };
}
