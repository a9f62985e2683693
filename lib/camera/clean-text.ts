import { decodeHTMLStrict } from 'entities/decode';
import { isPlaceholderText } from './placeholder-text';

/** Agencies' real names are under 150. */
export const MAX_NAME_LENGTH = 300;
/** Indiana escapes text up to three times, Tennessee five. */
const MAX_DECODES = 5;

const CONTROLS = /\p{Cc}+/gu;
/** Bidi overrides, zero-width spaces and lone surrogates, but not the zero-width joiner: emoji need it. */
const INVISIBLES = /(?!\u200D)\p{Cf}|\p{Cs}/gu;
/** Ready to display: entities decoded, invisible characters dropped, cut to `maxLength` UTF-16 units. Tags stay as text. */
export function cleanText(value: unknown, maxLength = MAX_NAME_LENGTH): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const folded = strip(decodeEntities(value)).replace(/\s+/g, ' ').trim();
  return cut(folded, maxLength).trim();
}

/** Also '' for placeholders such as "N/A", "[not provided]" and "Not Reported". */
export function meaningfulText(value: unknown, maxLength = MAX_NAME_LENGTH): string {
  const text = cleanText(value, maxLength);
  return isPlaceholderText(text) ? '' : text;
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

/** Never leaves half a surrogate pair. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
