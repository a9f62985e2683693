import { decodeHTMLStrict } from 'entities/decode';
import { isPlaceholderText } from './agency-words';

export const MAX_NAME_LENGTH = 300;
/** Indiana escapes text up to three times, Tennessee five. */
const MAX_DECODES = 5;

const CONTROLS = /\p{Cc}+/gu;
/** Bidi overrides, zero-width spaces, and lone surrogates, but not emoji's zero-width joiner. */
const INVISIBLES = /(?!\u200D)\p{Cf}|\p{Cs}/gu;
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/** Decodes entities but not tags. `maxLength` is in UTF-16 units. */
export function cleanText(value: unknown, maxLength = MAX_NAME_LENGTH): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const plain = decodeEntities(value).replace(CONTROLS, ' ').replace(INVISIBLES, '');
  const text = plain.replace(/\s+/g, ' ').trim();
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(HALF_PAIR, '').trim();
}

/** Empties placeholders such as "N/A". */
export function meaningfulText(value: unknown, maxLength = MAX_NAME_LENGTH): string {
  const text = cleanText(value, maxLength);
  return isPlaceholderText(text) ? '' : text;
}

function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < MAX_DECODES && decoded.includes('&'); round++) decoded = decodeHTMLStrict(decoded);
  return decoded;
}
