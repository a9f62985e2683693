import { EventEmitter } from 'node:events';
import { applyMask, applyTransforms } from './document-fields';
import { RpcError } from './rpc-error';
import { normalizeTime, serverTime } from './server-time';
import type { CommitResponse, DocumentFields, FirestoreDocument, Precondition, Value, Write } from './wire-types';

export interface DocumentChange {
  readonly name: string;
  readonly before: FirestoreDocument | null;
  readonly after: FirestoreDocument | null;
  readonly time: string;
  readonly transformResults: readonly Value[];
}

type ReadDocument = (name: string) => FirestoreDocument | null;

function checkPrecondition(name: string, before: FirestoreDocument | null, { exists, updateTime }: Precondition): void {
  if (exists === true && before === null) throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && before !== null) throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  const isOther = before === null || normalizeTime(before.updateTime) !== normalizeTime(updateTime ?? '');
  if (updateTime !== undefined && isOther) throw new RpcError('FAILED_PRECONDITION', `Document changed: ${name}`);
}

function updatedFields(
  { update, updateMask, updateTransforms = [] }: Write,
  present: DocumentFields,
  time: string,
): { fields: DocumentFields; results: Value[] } {
  const given = update?.fields ?? {};
  const base = updateMask ? applyMask(present, updateMask.fieldPaths ?? [], given) : given;
  return applyTransforms(base, updateTransforms, time);
}

function toChange(write: Write, time: string, read: ReadDocument): DocumentChange {
  const name = write.update?.name ?? write.delete;
  if (name === undefined) throw new RpcError('UNIMPLEMENTED', `the write ${Object.keys(write).join(', ')}`);
  const before = read(name);
  checkPrecondition(name, before, write.currentDocument ?? {});
  if (!write.update) return { name, before, after: null, time, transformResults: [] };
  const { fields, results } = updatedFields(write, before?.fields ?? {}, time);
  const after = { name, fields, createTime: before?.createTime ?? time, updateTime: time };
  return { name, before, after, time, transformResults: results };
}

/** The documents of all projects in memory. Emits `commit` when documents change. */
export class DocumentStore extends EventEmitter<{ commit: [] }> {
  private readonly documents = new Map<string, FirestoreDocument>();

  constructor() {
    super();
    // One listener for each open stream of each browser.
    this.setMaxListeners(0);
  }

  readonly read: ReadDocument = (name) => this.documents.get(name) ?? null;

  /** Documents directly in a collection, by name. */
  collection(path: string): FirestoreDocument[] {
    const prefix = `${path}/`;
    return [...this.documents.values()]
      .filter(({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
      .sort((left, right) => (left.name < right.name ? -1 : 1));
  }

  /** Deletes all documents whose names start with the prefix. */
  clear(prefix: string): void {
    for (const name of this.documents.keys()) if (name.startsWith(prefix)) this.documents.delete(name);
    this.emit('commit');
  }

  /**
   * Applies all writes or none.
   * @param authorize Throws if a change is not allowed.
   */
  commit(writes: readonly Write[], authorize: (change: DocumentChange) => void): CommitResponse {
    const time = serverTime();
    const staged = new Map<string, FirestoreDocument | null>();
    const read: ReadDocument = (name) => (staged.has(name) ? (staged.get(name) ?? null) : this.read(name));
    const changes = writes.map((write) => {
      const change = toChange(write, time, read);
      staged.set(change.name, change.after);
      return change;
    });
    changes.forEach(authorize);
    for (const [name, document] of staged) {
      if (document) this.documents.set(name, document);
      else this.documents.delete(name);
    }
    this.emit('commit');
    return {
      commitTime: time,
      writeResults: changes.map(({ transformResults }) => ({
        updateTime: time,
        ...(transformResults.length > 0 ? { transformResults } : {}),
      })),
    };
  }
}
