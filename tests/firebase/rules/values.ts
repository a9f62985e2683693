import { parseTime, type DocumentFields, type Value } from '../firestore/wire-types';

/** The name `duration` of the language, which has methods. */
export const DURATIONS = Symbol('duration');

/** Times and durations are nanoseconds as `bigint`; times since 1970. */
export type RulesValue =
  | null
  | boolean
  | string
  | number
  | bigint
  | typeof DURATIONS
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>;

/** An error while evaluating rules, such as a missing field. It denies access. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** A language feature that this evaluator lacks. The test must fail, whatever the result would be. */
export class UnsupportedRule extends Error {
  override readonly name = 'UnsupportedRule';
}

/** The type name for `is`. */
export function typeName(value: RulesValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (typeof value === 'bigint') return 'timestamp';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

/** @throws EvaluationError for values that have no order. */
export function isLess(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  if (typeof left === 'bigint' && typeof right === 'bigint') return left < right;
  throw new EvaluationError(`cannot compare ${typeName(left)} and ${typeName(right)}`);
}

/**
 * `+` of the language.
 * @throws UnsupportedRule if the second is no duration, EvaluationError if the first is no time.
 */
export function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof right !== 'bigint') throw new UnsupportedRule(`adding a ${typeName(right)}`);
  if (typeof left !== 'bigint') throw new EvaluationError(`adding a duration to a ${typeName(left)}`);
  return left + right;
}

const mapOf = (entries: object, read: (value: never) => RulesValue): ReadonlyMap<string, RulesValue> =>
  new Map(Object.entries(entries).map(([name, value]) => [name, read(value as never)]));

export const fromFields = (fields: DocumentFields) => mapOf(fields, fromWire);

const READERS: Readonly<Record<string, (value: never) => RulesValue>> = {
  nullValue: () => null,
  booleanValue: (value: boolean) => value,
  stringValue: (value: string) => value,
  integerValue: Number,
  doubleValue: Number,
  timestampValue: parseTime,
  arrayValue: (value: { values?: readonly Value[] }) => (value.values ?? []).map(fromWire),
  mapValue: (value: { fields?: DocumentFields }) => fromFields(value.fields ?? {}),
};

/** A value of a document. */
function fromWire(value: Value): RulesValue {
  const [type = '', content] = Object.entries(value)[0] ?? [];
  const read = READERS[type];
  if (read === undefined) throw new UnsupportedRule(`a value of the type ${type}`);
  return read(content as never);
}

/** A claim of a token. */
export function fromJson(json: unknown): RulesValue {
  if (Array.isArray(json)) return json.map(fromJson);
  return typeof json === 'object' && json !== null ? mapOf(json, fromJson) : (json as RulesValue);
}
