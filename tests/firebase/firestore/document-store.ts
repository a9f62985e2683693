import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { RpcError } from './rpc-error';
import {
  parseTime,
  serverTime,
  type CommitResponse,
  type DocumentFields,
  type FieldTransform,
  type FirestoreDocument,
  type Value,
  type Write,
} from './wire-types';

export interface DocumentChange {
  readonly name: string;
  readonly before: FirestoreDocument | null;
  readonly after: FirestoreDocument | null;
  readonly time: string;
  readonly transformResults: readonly Value[];
}

type ReadDocument = (name: string) => FirestoreDocument | null;

/** @throws RpcError UNIMPLEMENTED for nested field paths: our documents are flat. */
function fieldName(fieldPath: string): string {
  if (!/^[A-Za-z_]\w*$/.test(fieldPath)) throw new RpcError('UNIMPLEMENTED', `the field path ${fieldPath}`);
  return fieldPath;
}

/** Replaces the fields in the mask by those of the update, and deletes those that the update lacks. */
function applyMask(fields: DocumentFields, mask: Write['updateMask'], from: DocumentFields): Record<string, Value> {
  if (!mask) return { ...from };
  const names = (mask.fieldPaths ?? []).map(fieldName);
  const kept = Object.entries(fields).filter(([name]) => !names.includes(name));
  const taken = Object.entries(from).filter(([name]) => names.includes(name));
  return Object.fromEntries([...kept, ...taken]);
}

/** Request time, added or removed list elements. */
function transformed(current: Value | undefined, transform: FieldTransform, time: string): Value {
  if (transform.setToServerValue === 'REQUEST_TIME') return { timestampValue: time };
  const { values: present = [] } = (current?.arrayValue ?? {}) as { values?: readonly Value[] };
  const isIn = (list: readonly Value[], value: Value) => list.some((other) => isDeepStrictEqual(other, value));
  const { appendMissingElements: added, removeAllFromArray: removed } = transform;
  if (added) {
    const missing = (added.values ?? []).filter((value) => !isIn(present, value));
    return { arrayValue: { values: [...present, ...missing] } };
  }
  if (removed) return { arrayValue: { values: present.filter((value) => !isIn(removed.values ?? [], value)) } };
  throw new RpcError('UNIMPLEMENTED', `the transform ${JSON.stringify(transform)}`);
}

function checkPrecondition(before: FirestoreDocument | null, { currentDocument = {} }: Write): void {
  const { exists, updateTime } = currentDocument;
  if (exists === true && before === null) throw new RpcError('NOT_FOUND', 'No document to update');
  if (exists === false && before !== null) throw new RpcError('ALREADY_EXISTS', 'Document already exists');
  if (updateTime === undefined || (before && parseTime(before.updateTime) === parseTime(updateTime))) return;
  throw new RpcError('FAILED_PRECONDITION', 'Document changed');
}

function toChange(write: Write, time: string, read: ReadDocument): DocumentChange {
  const { update, updateMask, updateTransforms = [] } = write;
  const name = update?.name ?? write.delete;
  if (name === undefined) throw new RpcError('UNIMPLEMENTED', `the write ${Object.keys(write).join(', ')}`);
  const before = read(name);
  checkPrecondition(before, write);
  if (!update) return { name, before, after: null, time, transformResults: [] };
  const { fields: present = {}, createTime = time } = before ?? {};
  const fields = applyMask(present, updateMask, update.fields ?? {});
  const transformResults = updateTransforms.map((transform) => {
    const field = fieldName(transform.fieldPath);
    fields[field] = transformed(fields[field], transform, time);
    // Only the time is sent back: the client can compute the lists itself.
    return transform.setToServerValue ? fields[field] : { nullValue: null };
  });
  const after = { name, fields, createTime, updateTime: time };
  return { name, before, after, time, transformResults };
}

/** The documents of all projects in memory. Emits `commit` when documents change. */
export class DocumentStore extends EventEmitter<{ commit: [] }> {
  private readonly documents = new Map<string, FirestoreDocument>();

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
    const writeResults = changes.map(({ transformResults }) => ({ updateTime: time, transformResults }));
    return { commitTime: time, writeResults };
  }
}
