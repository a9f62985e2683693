/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readJsonBody } from '@/lib/sync/json-body';

test.each([
  ['plain JSON', '[1,2]', [1, 2]],
  ['a byte order mark', '\uFEFF[1]', [1]],
  ['white space around', '\n [1] \n', [1]],
  ['raw control characters and NUL in names', '{"a":"x\u0000\t\u0007y"}', { a: 'x y' }],
  ['line breaks between and inside values', '{\r\n"a":\n"x\ny"}', { a: 'x y' }],
])('%s is read', (_, body, expected) => {
  expect(readJsonBody(Buffer.from(body), 'json')).toEqual(expected);
});

test.each(['call({"a":1});', 'a.b$( {"a":1} )', 'call({"a":1})\n', '{"a":1}'])(
  'the call-back %j is unwrapped',
  (body) => {
    expect(readJsonBody(Buffer.from(body), 'jsonp')).toEqual({ a: 1 });
  },
);

test('a call-back is not taken for JSON where none is expected', () => {
  expect(() => readJsonBody(Buffer.from('call([1]);'), 'json')).toThrow('not JSON');
});

test.each([
  ['<!DOCTYPE html><html></html>', 'not JSON (an HTML page)'],
  ['  \n<html>', 'not JSON (an HTML page)'],
  ['', 'not JSON (empty)'],
  ['[1,2', 'not JSON (broken or cut off)'],
  ['Just a moment...', 'not JSON (broken or cut off)'],
])('the body %j is refused', (body, reason) => {
  expect(() => readJsonBody(Buffer.from(body), 'json')).toThrow(reason);
});
