/** No text of a camera has them, or its record stays as it is: the end of a cell, and the start of a copy. */
export const CELL_END = '^';
const COPY = '\x7f';

/** Printable and never escaped in JSON. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((character) => !['"', '\\', CELL_END].includes(character))
  .join('');
const BASE = 64;
/** Zigzag differences of whole coordinates need up to 27 bits. */
const PLANES = 5;

/** For `length` in a copy: all the rest. */
const REST = 0;
/** Shorter ones would take more than they save. */
const MIN_COPY = 3;
const MAX_COPY = DIGITS.length - 1;
/** Longer than any text that a camera may have. A hostile file could make each cell twice the one before. */
const MAX_TEXT = 20_000;

export function isPlain(text: string): boolean {
  return !text.includes(CELL_END) && !text.includes(COPY);
}

interface Copy {
  readonly from: number;
  readonly length: number;
}

function countEqual(text: string, at: number, reference: string, from: number): number {
  let length = MIN_COPY;
  while (at + length < text.length && text[at + length] === reference[from + length]) length += 1;
  return from + length === reference.length ? length : Math.min(length, MAX_COPY);
}

/** The longest start of `text` from `at` that occurs in the reference; among equals the one that begins at `expected`. */
function findCopy(text: string, at: number, reference: string, expected: number): Copy | null {
  const seed = text.slice(at, at + MIN_COPY);
  if (seed.length < MIN_COPY) return null;
  let best: Copy | null = null;
  for (
    let from = reference.indexOf(seed);
    from >= 0 && from < DIGITS.length;
    from = reference.indexOf(seed, from + 1)
  ) {
    const length = countEqual(text, at, reference, from);
    const isBetter = best === null || length > best.length || (length === best.length && from === expected);
    if (isBetter) best = { from, length };
  }
  return best;
}

/** The text, with what it has in common with the reference as copies. */
export function relate(text: string, reference: string): string {
  if (reference === '') return text;
  let code = '';
  let expected = 0;
  for (let at = 0; at < text.length;) {
    const copy = findCopy(text, at, reference, expected);
    if (copy === null) {
      code += text.charAt(at);
      at += 1;
      continue;
    }
    const { from, length } = copy;
    expected = from + length;
    code += COPY + DIGITS.charAt(from) + DIGITS.charAt(expected === reference.length ? REST : length);
    at += length;
  }
  return code;
}

/** @throws if no text gives this code */
export function resolve(code: string, refer: () => string): string {
  let at = code.indexOf(COPY);
  if (at < 0) return code;
  const reference = refer();
  let text = '';
  let from = 0;
  while (at >= 0) {
    const start = parseDigit(code, at + 1);
    const length = parseDigit(code, at + 2);
    text += code.slice(from, at) + (length === REST ? reference.slice(start) : reference.slice(start, start + length));
    if (text.length > MAX_TEXT) throw new Error('a text is too long');
    from = at + 3;
    at = code.indexOf(COPY, from);
  }
  return text + code.slice(from);
}

export function formatChoice(number: number): string {
  return COPY + DIGITS.charAt(number);
}

/** Null if the cell is a text. */
export function parseChoice(cell: string): number | null {
  return cell.startsWith(COPY) ? parseDigit(cell, 1) : null;
}

const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));

function parseDigit(code: string, at: number): number {
  const value = VALUES.get(code.charCodeAt(at));
  if (value === undefined) throw new Error('not a digit');
  return value;
}

/** Whole numbers as texts of the differences' highest digits, their second ones, and so on: like compresses beside like. */
export function toPlanes(numbers: readonly number[]): string[] {
  const steps = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
  const codes = steps.map((step) => (step < 0 ? -2 * step - 1 : 2 * step));
  return Array.from({ length: PLANES }, (_, plane) => {
    const unit = BASE ** (PLANES - 1 - plane);
    return codes.map((code) => DIGITS.charAt(Math.floor(code / unit) % BASE)).join('');
  });
}

/** @throws if the planes do not have one digit for each of `count` numbers */
export function fromPlanes(planes: readonly string[], count: number): number[] {
  if (planes.length !== PLANES || planes.some(({ length }) => length !== count)) throw new Error('planes differ');
  let number = 0;
  return Array.from({ length: count }, (_, index) => {
    const code = planes.reduce((sum, plane) => sum * BASE + parseDigit(plane, index), 0);
    number += code % 2 === 1 ? -(code + 1) / 2 : code / 2;
    return number;
  });
}
