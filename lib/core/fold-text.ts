const ASCII = /^[\x20-\x7e]*$/;

/** `Montréal` becomes `montreal`. */
export function foldText(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ').trim();
}

export function splitWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Sorts numbers by value (`I-5` before `I-10`). */
export function naturalKey(text: string): string {
  return foldText(text).replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}

/** Equal for `St. Louis` and `Saint Louis`, `NYC` and `New York`. */
export function foldTown(name: string): string {
  return foldText(name)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bft\b\.?/g, 'fort')
    .replace(/\bmt\b\.?/g, 'mount')
    .replace(/^nyc$/, 'new york')
    .replace(/^(new york|quebec) city$/, '$1');
}
