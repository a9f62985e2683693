import { decodeHTMLStrict } from 'entities/decode';

/** Longest name we keep; agencies' real ones stay under 150. */
export const MAX_NAME_LENGTH = 300;
/** Indiana escapes up to three times, Tennessee five. */
const MAX_DECODES = 5;

const CONTROLS = /\p{Cc}+/gu;
/** Bidi overrides, zero-width spaces and lone surrogates. The zero-width joiner stays: emoji need it. */
const INVISIBLES = /(?!\u200D)\p{Cf}|\p{Cs}/gu;
/** Florida's `for City of Tampa cameras` is the name of a list, not of a road. */
const PLACEHOLDER =
  /^(n\/?a|none|null|undefined|unknown|not (reported|provided|available)|no (description|name)|for .+ cameras|[-.]+)$/;

/**
 * Text of an agency as people may read it: HTML entities decoded, control characters and bidi overrides gone, white space
 * folded, cut at `maxLength` UTF-16 units. Tags are not removed: they are shown as the text they are. '' for anything but
 * text or a finite number.
 */
export function cleanText(value: unknown, maxLength = MAX_NAME_LENGTH): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const folded = strip(decodeEntities(value)).replace(/\s+/g, ' ').trim();
  return cut(folded, maxLength).trim();
}

/** Like cleanText, but '' for what agencies write when they have nothing to say: "N/A", "[not provided]", "Not Reported". */
export function meaningfulText(value: unknown, maxLength = MAX_NAME_LENGTH): string {
  const text = cleanText(value, maxLength);
  return isPlaceholderText(text) ? '' : text;
}

/** Whether a text stands for "nothing". */
export function isPlaceholderText(text: string): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1').trim();
  return bare === '' || PLACEHOLDER.test(bare.toLowerCase());
}

function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < MAX_DECODES && decoded.includes('&'); round++) {
    const next = decodeHTMLStrict(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  return decoded;
}

function strip(text: string): string {
  return text.replace(CONTROLS, ' ').replace(INVISIBLES, '');
}

/** Cuts without leaving half a character at the end. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
