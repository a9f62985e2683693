export function toOneLine(text: string, max: number): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim();
}
