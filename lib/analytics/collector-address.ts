/**
 * Where the operator wants the events; null when they want none.
 * @throws When the text is no https address: a typing error must not pass for silence.
 */
export function collectorAddress(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !text.startsWith('https://')) throw new Error(`${text} is no https address`);
  return text;
}
