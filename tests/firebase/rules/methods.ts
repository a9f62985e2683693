import { Duration, EvaluationError, UnsupportedRule, equal, typeName, type RulesValue } from './values';

type ListValue = readonly RulesValue[];
type MapValue = ReadonlyMap<string, RulesValue>;

function wantList(value: RulesValue | undefined): ListValue {
  if (!Array.isArray(value)) throw new EvaluationError('the argument is no list');
  return value as ListValue;
}

const has = (list: ListValue, wanted: RulesValue) => list.some((item) => equal(item, wanted));

const STRING_METHODS = {
  size: (text: string) => BigInt(Array.from(text).length),
};

const LIST_METHODS = {
  size: (list: ListValue) => BigInt(list.length),
  hasOnly: (list: ListValue, allowed: RulesValue | undefined) => list.every((item) => has(wantList(allowed), item)),
};

const MAP_METHODS = {
  keys: (map: MapValue) => [...map.keys()],
};

const DURATION_METHODS = {
  value: (_durations: unknown, count: RulesValue | undefined, unit: RulesValue | undefined) => {
    if (typeof count !== 'bigint' || unit !== 's') throw new UnsupportedRule('a duration in other units than seconds');
    return new Duration(count);
  },
};

type RulesMethod = (on: never, ...args: readonly (RulesValue | undefined)[]) => RulesValue;
const METHODS_OF: Readonly<Record<string, Readonly<Record<string, RulesMethod>>>> = {
  string: STRING_METHODS,
  list: LIST_METHODS,
  map: MAP_METHODS,
  durations: DURATION_METHODS,
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
