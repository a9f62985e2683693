import { isAllowed, type RulesRequest } from '../rules/is-allowed';
import { parseRules, type Method, type Rules } from '../rules/parse-rules';
import { DocumentStore, type DocumentChange } from './document-store';
import { RpcError } from './rpc-error';
import {
  serverTime,
  type CommitResponse,
  type FirestoreDocument,
  type StructuredQuery,
  type Write,
} from './wire-types';

/** The emulators' tokens are unsigned, so anyone can impersonate anyone: never expose this server. */
export interface Caller {
  /** May do everything, for tests that prepare documents. */
  readonly isOwner: boolean;
  readonly auth: { readonly uid: string; readonly token: unknown } | null;
}

/**
 * Parses an Authorization header.
 * @throws RpcError UNAUTHENTICATED for anything but a token of this project.
 */
export function readCaller(authorization: string | undefined, projectId: string): Caller {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token === 'owner') return { isOwner: token === 'owner', auth: null };
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Readonly<
      Record<string, unknown>
    >;
    const uid = claims.user_id ?? claims.sub;
    if (claims.aud !== projectId || typeof uid !== 'string') throw new Error(`not of ${projectId}`);
    return { isOwner: false, auth: { uid, token: claims } };
  } catch (error) {
    throw new RpcError('UNAUTHENTICATED', `Invalid token: ${String(error)}`);
  }
}

const methodOf = ({ before, after }: DocumentChange): Method =>
  after === null ? 'delete' : before === null ? 'create' : 'update';

/** The collection of a query. @throws RpcError UNIMPLEMENTED for queries for less than the whole collection. */
function collectionOf({ from = [], where, limit }: StructuredQuery): string {
  const [collection, ...others] = from;
  if (!collection || collection.allDescendants || others.length > 0 || where !== undefined || limit !== undefined) {
    throw new RpcError('UNIMPLEMENTED', 'queries other than all documents of one collection');
  }
  return collection.collectionId;
}

/** The documents, protected by the rules of their project. Without rules, access is denied. */
export class GuardedStore {
  readonly store = new DocumentStore();
  private readonly rules = new Map<string, Rules>();

  constructor(private readonly onJudged: (request: RulesRequest) => void = () => undefined) {
    // One listener for each open stream of each browser.
    this.store.setMaxListeners(0);
  }

  /** @throws SyntaxError for invalid rules, and keeps the previous ones. */
  setRules(projectId: string, source: string): void {
    this.rules.set(projectId, parseRules(source));
  }

  read(name: string, caller: Caller): FirestoreDocument | null {
    const before = this.store.read(name);
    this.check(caller, { method: 'get', documentName: name, before });
    return before;
  }

  query(parent: string, query: StructuredQuery, caller: Caller): FirestoreDocument[] {
    const path = `${parent}/${collectionOf(query)}`;
    const found = this.store.collection(path);
    // An empty collection must not bypass the rules for listing it.
    for (const before of found.length > 0 ? found : [null]) {
      this.check(caller, { method: 'list', documentName: before?.name ?? `${path}/none`, before });
    }
    return found;
  }

  commit(writes: readonly Write[], caller: Caller): CommitResponse {
    return this.store.commit(writes, (change) => {
      const { name, before, after, time } = change;
      this.check(caller, { method: methodOf(change), documentName: name, before, after, time });
    });
  }

  private check(
    { isOwner, auth }: Caller,
    given: Pick<RulesRequest, 'method' | 'documentName' | 'before'> & Partial<RulesRequest>,
  ): void {
    if (isOwner) return;
    const rules = this.rules.get(given.documentName.split('/')[1] ?? '');
    const request = { auth, time: serverTime(), after: null, ...given };
    this.onJudged(request);
    if (rules === undefined || !isAllowed(rules, request)) {
      throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    }
  }
}
