/** A text that anybody can write, on one line, without control characters. */
export function toOneLine(text: string, max: number): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim();
}
