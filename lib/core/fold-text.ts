const ASCII = /^[\x20-\x7e]*$/;

/** Text as it is compared: lower case, without accents and apostrophes, white space folded (`Montréal` is `montreal`). */
export function foldText(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ').trim();
}

/** The words of folded text: runs of letters and digits. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** A key whose plain order is that of a dictionary: folded, and numbers in it by their value (`I-5` before `I-10`). */
export function naturalKey(text: string): string {
  return foldText(text).replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}
