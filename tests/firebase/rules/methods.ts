import { EvaluationError, UnsupportedRule, equal, typeName, type RulesValue } from './values';

type ListValue = readonly RulesValue[];
type MapValue = ReadonlyMap<string, RulesValue>;

function wantText(value: RulesValue | undefined): string {
  if (typeof value !== 'string') throw new EvaluationError('the argument is no string');
  return value;
}

function wantList(value: RulesValue | undefined): ListValue {
  if (!Array.isArray(value)) throw new EvaluationError('the argument is no list');
  return value as ListValue;
}

/** The text of a list element in `join`. The language does not define it, so this is the most permissive choice. */
const toText = (value: RulesValue): string =>
  typeof value === 'object' && value !== null ? typeName(value) : String(value);

const has = (list: ListValue, wanted: RulesValue) => list.some((item) => equal(item, wanted));

const STRING_METHODS = {
  size: (text: string) => BigInt(Array.from(text).length),
  /** Must match the whole text, like RE2's full match. */
  matches: (text: string, pattern: RulesValue | undefined) => new RegExp(`^(?:${wantText(pattern)})$`, 'u').test(text),
  split: (text: string, pattern: RulesValue | undefined) => text.split(new RegExp(wantText(pattern), 'u')),
};

const LIST_METHODS = {
  size: (list: ListValue) => BigInt(list.length),
  hasOnly: (list: ListValue, allowed: RulesValue | undefined) => list.every((item) => has(wantList(allowed), item)),
  hasAll: (list: ListValue, wanted: RulesValue | undefined) => wantList(wanted).every((item) => has(list, item)),
  join: (list: ListValue, separator: RulesValue | undefined) => list.map(toText).join(wantText(separator)),
};

const MAP_METHODS = {
  size: (map: MapValue) => BigInt(map.size),
  keys: (map: MapValue) => [...map.keys()],
};

type RulesMethod = (on: never, ...args: readonly (RulesValue | undefined)[]) => RulesValue;
const METHODS_OF: Readonly<Record<string, Readonly<Record<string, RulesMethod>>>> = {
  string: STRING_METHODS,
  list: LIST_METHODS,
  map: MAP_METHODS,
};

/**
 * Calls a method of a value.
 * @throws EvaluationError if its type has no such method, UnsupportedRule if no type has it.
 */
export function callMethod(on: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const method = METHODS_OF[typeName(on)]?.[name];
  if (method !== undefined) return method(on as never, ...args);
  if (Object.values(METHODS_OF).some((methods) => name in methods)) {
    throw new EvaluationError(`${typeName(on)} has no method ${name}`);
  }
  throw new UnsupportedRule(`the method ${name}`);
}
