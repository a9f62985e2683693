import { isAllowed, type RulesRequest } from '../rules/evaluate-request';
import { parseRules } from '../rules/parse-rules';
import type { MatchBlock, Method } from '../rules/syntax';
import type { Caller } from './caller';
import { DocumentStore, type DocumentChange } from './document-store';
import { RpcError } from './rpc-error';
import { serverTime } from './server-time';
import type { CommitResponse, FirestoreDocument, StructuredQuery, Write } from './wire-types';

const projectOf = (documentName: string): string => documentName.split('/')[1] ?? '';

function methodOf({ before, after }: DocumentChange): Method {
  if (after === null) return 'delete';
  return before === null ? 'create' : 'update';
}

/** The collection of a query. @throws RpcError UNIMPLEMENTED for queries for less than the whole collection. */
function collectionOf({ from, where, orderBy, limit }: StructuredQuery): string {
  const [collection, ...others] = from ?? [];
  const isPlain = others.length === 0 && where === undefined && limit === undefined;
  const isByName = (orderBy ?? []).every(
    ({ field, direction }) => field.fieldPath === '__name__' && direction !== 'DESCENDING',
  );
  if (!collection || collection.allDescendants || !isPlain || !isByName) {
    throw new RpcError('UNIMPLEMENTED', 'queries other than all documents of one collection');
  }
  return collection.collectionId;
}

/** The documents, protected by the rules of their project. Without rules, access is denied. */
export class GuardedStore {
  readonly store = new DocumentStore();
  private readonly rules = new Map<string, MatchBlock>();
  private readonly onJudged: (request: RulesRequest) => void;

  constructor(onJudged: (request: RulesRequest) => void = () => undefined) {
    this.onJudged = onJudged;
  }

  /** @throws SyntaxError for invalid rules, and keeps the previous ones. */
  setRules(projectId: string, source: string): void {
    this.rules.set(projectId, parseRules(source));
  }

  read(name: string, caller: Caller): FirestoreDocument | null {
    const before = this.store.read(name);
    this.check(caller, { method: 'get', name, before, after: null, time: serverTime() });
    return before;
  }

  query(parent: string, query: StructuredQuery, caller: Caller): FirestoreDocument[] {
    const path = `${parent}/${collectionOf(query)}`;
    const found = this.store.collection(path);
    // An empty collection must not bypass the rules for listing it.
    const judged = found.length > 0 ? found : [null];
    for (const before of judged) {
      this.check(caller, {
        method: 'list',
        name: before?.name ?? `${path}/none`,
        before,
        after: null,
        time: serverTime(),
      });
    }
    return found;
  }

  commit(writes: readonly Write[], caller: Caller): CommitResponse {
    return this.store.commit(writes, (change) => {
      this.check(caller, { method: methodOf(change), ...change });
    });
  }

  private check(
    caller: Caller,
    {
      method,
      name,
      before,
      after,
      time,
    }: Pick<DocumentChange, 'name' | 'before' | 'after' | 'time'> & { method: Method },
  ): void {
    if (caller.isOwner) return;
    const rules = this.rules.get(projectOf(name));
    const request = { method, documentName: name, auth: caller.auth, time, before, after };
    this.onJudged(request);
    if (rules === undefined || !isAllowed(rules, request)) {
      throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    }
  }
}
