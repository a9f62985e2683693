import { isDeepStrictEqual } from 'node:util';
import { RpcError } from './rpc-error';
import type { DocumentFields, FieldTransform, Value } from './wire-types';

/** Ignores the order of a map's keys. */
const equalValues = (left: Value, right: Value): boolean => isDeepStrictEqual(left, right);

/** @throws RpcError UNIMPLEMENTED for nested field paths: our documents are flat. */
function fieldName(fieldPath: string): string {
  if (!/^[A-Za-z_]\w*$/.test(fieldPath)) throw new RpcError('UNIMPLEMENTED', `the field path ${fieldPath}`);
  return fieldPath;
}

/** Replaces the fields in the mask by those of the update, and deletes those that the update lacks. */
export function applyMask(fields: DocumentFields, mask: readonly string[], from: DocumentFields): DocumentFields {
  const names = mask.map(fieldName);
  const kept = Object.entries(fields).filter(([name]) => !names.includes(name));
  const taken = Object.entries(from).filter(([name]) => names.includes(name));
  return Object.fromEntries([...kept, ...taken]);
}

function elementsOf(value: Value | undefined): readonly Value[] {
  const list = value?.arrayValue as { values?: readonly Value[] } | undefined;
  return list?.values ?? [];
}

const arrayOf = (values: readonly Value[]): Value => ({ arrayValue: { values } });

function addMissing(present: readonly Value[], added: readonly Value[]): Value {
  const result = [...present];
  for (const value of added) if (!result.some((other) => equalValues(other, value))) result.push(value);
  return arrayOf(result);
}

const without = (present: readonly Value[], removed: readonly Value[]): Value =>
  arrayOf(present.filter((value) => !removed.some((other) => equalValues(other, value))));

function transformed(current: Value | undefined, transform: FieldTransform, time: string): Value {
  if (transform.setToServerValue === 'REQUEST_TIME') return { timestampValue: time };
  const elements = elementsOf(current);
  if (transform.appendMissingElements) return addMissing(elements, transform.appendMissingElements.values ?? []);
  if (transform.removeAllFromArray) return without(elements, transform.removeAllFromArray.values ?? []);
  throw new RpcError('UNIMPLEMENTED', `the transform ${JSON.stringify(transform)}`);
}

/** Applies the server's transforms: request time, added and removed list elements. */
export function applyTransforms(
  fields: DocumentFields,
  transforms: readonly FieldTransform[],
  time: string,
): { fields: DocumentFields; results: Value[] } {
  const changed: Record<string, Value> = { ...fields };
  const results = transforms.map((transform) => {
    const name = fieldName(transform.fieldPath);
    const value = transformed(changed[name], transform, time);
    changed[name] = value;
    // Only the time is sent back: the client can compute the lists itself.
    return transform.setToServerValue ? value : { nullValue: null };
  });
  return { fields: changed, results };
}
