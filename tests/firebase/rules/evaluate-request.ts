import type { FirestoreDocument } from '../firestore/wire-types';
import { evaluateCondition } from './evaluate-expression';
import type { Scope } from './evaluate-expression';
import type { Allow, MatchBlock, Method, Segment } from './syntax';
import { EvaluationError, Timestamp, fromFields, fromJson } from './values';
import type { RulesValue } from './values';

/** Something a client wants to do to one document. */
export interface RulesRequest {
  readonly method: Method;
  /** projects/{project}/databases/{database}/documents/{path} */
  readonly documentName: string;
  /** Who asks; null: nobody is signed in. */
  readonly auth: { readonly uid: string; readonly token: unknown } | null;
  /** RFC 3339. */
  readonly time: string;
  readonly before: FirestoreDocument | null;
  readonly after: FirestoreDocument | null;
}

/** Path below the project, as `match` blocks see it. */
const pathOf = (documentName: string): string[] => documentName.split('/').slice(2);

/** The rest of a path after a `match`'s segments and the variables they take; null where they do not match. */
function matchSegments(
  segments: readonly Segment[],
  path: readonly string[],
): { rest: readonly string[]; variables: ReadonlyMap<string, RulesValue> } | null {
  const variables = new Map<string, RulesValue>();
  let rest = path;
  for (const { kind, name } of segments) {
    const [first] = rest;
    if (first === undefined || (kind === 'fixed' && name !== first)) return null;
    if (kind !== 'fixed') variables.set(name, kind === 'one' ? first : rest.join('/'));
    rest = kind === 'rest' ? [] : rest.slice(1);
  }
  return { rest, variables };
}

const resourceOf = (document: FirestoreDocument | null): RulesValue =>
  document === null ? null : new Map<string, RulesValue>([['data', fromFields(document.fields)]]);

function requestScope({ auth, time, before, after }: RulesRequest): Scope {
  const caller =
    auth === null
      ? null
      : new Map<string, RulesValue>([
          ['uid', auth.uid],
          ['token', fromJson(auth.token)],
        ]);
  const request = new Map<string, RulesValue>([
    ['auth', caller],
    ['time', new Timestamp(time)],
    ['resource', resourceOf(after)],
  ]);
  return {
    variables: new Map<string, RulesValue>([
      ['request', request],
      ['resource', resourceOf(before)],
    ]),
    functions: new Map(),
  };
}

function enterBlock({ functions }: MatchBlock, outer: Scope, variables: ReadonlyMap<string, RulesValue>): Scope {
  const scope: Scope = {
    variables: new Map([...outer.variables, ...variables]),
    functions: new Map([
      ...outer.functions,
      ...functions.map((definition) => [definition.name, { definition, scope: () => scope }] as const),
    ]),
  };
  return scope;
}

function isAllowedBy({ condition }: Allow, scope: Scope): boolean {
  try {
    return evaluateCondition(condition, scope);
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function isAllowedIn(
  block: MatchBlock,
  { method, path, scope }: { method: Method; path: readonly string[]; scope: Scope },
): boolean {
  const match = matchSegments(block.segments, path);
  if (match === null) return false;
  const inner = enterBlock(block, scope, match.variables);
  const isHere =
    match.rest.length === 0 &&
    block.allows.some((allow) => allow.methods.includes(method) && isAllowedBy(allow, inner));
  return isHere || block.children.some((child) => isAllowedIn(child, { method, path: match.rest, scope: inner }));
}

/**
 * Whether any `allow` that names the method and the document holds.
 * @throws UnsupportedRule where the rules use what this evaluator has not.
 */
export function isAllowed(rules: MatchBlock, request: RulesRequest): boolean {
  const path = pathOf(request.documentName);
  return isAllowedIn(rules, { method: request.method, path, scope: requestScope(request) });
}
