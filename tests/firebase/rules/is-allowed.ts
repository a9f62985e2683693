import { parseTime, type FirestoreDocument } from '../firestore/wire-types';
import { evaluateCondition, type Scope } from './evaluate';
import type { Allow, MatchBlock, Method } from './parse-rules';
import { DURATIONS, EvaluationError, fromFields, fromJson, type RulesValue } from './values';

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

/** Matches a path such as `/users/{uid}` or `/{rest=**}`: the rest of the path and the variables, or null. */
function matchPath(
  pattern: string,
  path: readonly string[],
): { rest: readonly string[]; variables: ReadonlyMap<string, RulesValue> } | null {
  const variables = new Map<string, RulesValue>();
  let rest = path;
  for (const segment of pattern.split('/').slice(1)) {
    const [, name, all] = /^\{(\w+)(=\*\*)?\}$/.exec(segment) ?? [];
    const [first] = rest;
    if (first === undefined || (name === undefined && segment !== first)) return null;
    if (name !== undefined) variables.set(name, all ? rest.join('/') : first);
    rest = all ? [] : rest.slice(1);
  }
  return { rest, variables };
}

const toMap = (values: Readonly<Record<string, RulesValue>>): ReadonlyMap<string, RulesValue> =>
  new Map(Object.entries(values));
const resourceOf = (document: FirestoreDocument | null): RulesValue =>
  document && toMap({ data: fromFields(document.fields) });

function requestScope({ auth, time, before, after }: RulesRequest): Scope {
  const caller = auth && toMap({ uid: auth.uid, token: fromJson(auth.token) });
  const request = toMap({ auth: caller, time: parseTime(time), resource: resourceOf(after) });
  return {
    variables: toMap({ request, resource: resourceOf(before), duration: DURATIONS }),
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

interface Position {
  readonly method: Method;
  readonly path: readonly string[];
  readonly scope: Scope;
}

function isAllowedIn(block: MatchBlock, { method, path, scope }: Position): boolean {
  const match = matchPath(block.path, path);
  if (match === null) return false;
  const { rest } = match;
  const inner = enterBlock(block, scope, match.variables);
  const isHere = ({ methods }: Allow) => rest.length === 0 && methods.includes(method);
  return (
    block.allows.some((allow) => isHere(allow) && isAllowedBy(allow, inner)) ||
    block.children.some((child) => isAllowedIn(child, { method, path: rest, scope: inner }))
  );
}

/**
 * True if any `allow` for this method and document is true.
 * @throws UnsupportedRule if the rules use a feature that this evaluator lacks.
 */
export function isAllowed(rules: MatchBlock, request: RulesRequest): boolean {
  // The path below the project, as in `match` blocks.
  const path = request.documentName.split('/').slice(2);
  return isAllowedIn(rules, { method: request.method, path, scope: requestScope(request) });
}
