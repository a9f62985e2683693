import { parseTime, type FirestoreDocument } from '../firestore/wire-types';
import { evaluateCondition, type Scope } from './evaluate';
import type { Allow, Method, Rules } from './parse-rules';
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

/** The variables of a path that matches a pattern such as `/users/{uid}` or `/{rest=**}`. */
const matchPath = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)').replace(/\{(\w+)=\*\*\}/g, '(?<$1>.+)')}$`).exec(path);

const toMap = (values: Readonly<Record<string, RulesValue>>): ReadonlyMap<string, RulesValue> =>
  new Map(Object.entries(values));
const resourceOf = (document: FirestoreDocument | null): RulesValue =>
  document && toMap({ data: fromFields(document.fields) });

function readRequest({ auth, time, before, after }: RulesRequest): Scope['given'] {
  const caller = auth && toMap({ uid: auth.uid, token: fromJson(auth.token) });
  const request = toMap({ auth: caller, time: parseTime(time), resource: resourceOf(after) });
  return { request, resource: resourceOf(before), duration: DURATIONS };
}

function isAllowedBy({ condition }: Allow, scope: Scope): boolean {
  try {
    return evaluateCondition(condition, scope);
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/**
 * True if any `allow` for this method and document is true.
 * @throws UnsupportedRule if the rules use a feature that this evaluator lacks.
 */
export function isAllowed({ functions, matches }: Rules, request: RulesRequest): boolean {
  // The path below the project, as in `match` blocks.
  const path = request.documentName.replace(/^projects\/[^/]+/, '');
  return matches.some(({ path: pattern, allows }) => {
    const match = matchPath(pattern, path);
    const given = { ...readRequest(request), ...match?.groups };
    const here = match ? allows.filter(({ methods }) => methods.includes(request.method)) : [];
    return here.some((allow) => isAllowedBy(allow, { functions, given, parameters: {} }));
  });
}
