import { normalizeTime, type DocumentFields, type Value } from '../firestore/wire-types';

export class Duration {
  constructor(readonly seconds: bigint) {}
}

/** Compared with nanosecond precision. */
export class Timestamp {
  readonly nanoseconds: string;

  /** @param iso RFC 3339, in UTC, with any number of digits. */
  constructor(iso: string) {
    this.nanoseconds = normalizeTime(iso);
  }

  plus({ seconds }: Duration): Timestamp {
    const [whole = '', fraction = ''] = this.nanoseconds.split('.');
    const moved = new Date(Date.parse(`${whole}Z`) + Number(seconds) * 1000).toISOString();
    return new Timestamp(`${moved.slice(0, 19)}.${fraction}`);
  }
}

/** The name `duration` of the language, which has methods. */
export const DURATIONS = Symbol('duration');

export type RulesValue =
  | null
  | boolean
  | string
  | bigint
  | number
  | Timestamp
  | Duration
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

const isList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value);

/** The type name for `is`. */
export function typeName(value: RulesValue): string {
  if (value === null) return 'null';
  if (isList(value)) return 'list';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value === DURATIONS) return 'durations';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  return typeof value === 'number' ? 'float' : 'map';
}

const isNumber = (value: RulesValue): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

function equalMaps(left: ReadonlyMap<string, RulesValue>, right: ReadonlyMap<string, RulesValue>): boolean {
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && equal(value, right.get(key)!));
}

/** `==` of the language. */
export function equal(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return Number(left) === Number(right);
  if (left instanceof Timestamp && right instanceof Timestamp) return left.nanoseconds === right.nanoseconds;
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((item, at) => equal(item, right[at]!));
  }
  if (left instanceof Map && right instanceof Map) return equalMaps(left, right);
  return left === right;
}

/**
 * Negative, 0 or positive, like a sort comparison.
 * @throws EvaluationError for values that cannot be compared.
 */
export function compare(left: RulesValue, right: RulesValue): number {
  if (isNumber(left) && isNumber(right)) return Number(left) - Number(right);
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  if (left instanceof Timestamp && right instanceof Timestamp) return compare(left.nanoseconds, right.nanoseconds);
  throw new EvaluationError(`cannot compare ${typeName(left)} and ${typeName(right)}`);
}

/**
 * `+` of the language.
 * @throws UnsupportedRule if the second is no duration, EvaluationError if the first is no time.
 */
export function add(left: RulesValue, right: RulesValue): RulesValue {
  if (!(right instanceof Duration)) throw new UnsupportedRule(`adding a ${typeName(right)}`);
  if (!(left instanceof Timestamp)) throw new EvaluationError(`adding a duration to a ${typeName(left)}`);
  return left.plus(right);
}

export const fromFields = (fields: DocumentFields): ReadonlyMap<string, RulesValue> =>
  new Map(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]));

const READERS: Readonly<Record<string, (value: never) => RulesValue>> = {
  nullValue: () => null,
  booleanValue: (value: boolean) => value,
  stringValue: (value: string) => value,
  integerValue: (value: string) => BigInt(value),
  doubleValue: (value: number) => value,
  timestampValue: (value: string) => new Timestamp(value),
  arrayValue: (value: { values?: readonly Value[] }) => (value.values ?? []).map(fromWire),
  mapValue: (value: { fields?: DocumentFields }) => fromFields(value.fields ?? {}),
};

/** A value of a document. */
function fromWire(value: Value): RulesValue {
  const [type, content] = Object.entries(value)[0] ?? [];
  const read = READERS[type ?? ''];
  if (read === undefined) throw new UnsupportedRule(`a value of the type ${type ?? 'nothing'}`);
  return read(content as never);
}

/** A claim of a token: plain JSON. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === 'object') return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
  throw new UnsupportedRule(`a claim of the type ${typeof json}`);
}
