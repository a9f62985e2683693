import type { FirestoreDocument } from '../firestore/wire-types';
import { evaluateCondition, type Scope } from './evaluate-expression';
import type { Allow, MatchBlock, Method, Segment } from './syntax';
import { DURATIONS, EvaluationError, Timestamp, fromFields, fromJson, type RulesValue } from './values';

/** A client's request for one document. */
export interface RulesRequest {
  readonly method: Method;
  /** projects/{project}/databases/{database}/documents/{path} */
  readonly documentName: string;
  /** Null if signed out. */
  readonly auth: { readonly uid: string; readonly token: unknown } | null;
  /** RFC 3339. */
  readonly time: string;
  readonly before: FirestoreDocument | null;
  readonly after: FirestoreDocument | null;
}

/** The path below the project, as in `match` blocks. */
const pathOf = (documentName: string): string[] => documentName.split('/').slice(2);

/** Matches the segments of a `match`: the rest of the path and the variables, or null. */
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
      ['duration', DURATIONS],
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
 * True if any `allow` for this method and document is true.
 * @throws UnsupportedRule if the rules use a feature that this evaluator lacks.
 */
export function isAllowed(rules: MatchBlock, request: RulesRequest): boolean {
  const path = pathOf(request.documentName);
  return isAllowedIn(rules, { method: request.method, path, scope: requestScope(request) });
}
