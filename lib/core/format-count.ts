const US_NUMBER = new Intl.NumberFormat('en-US');

/** `12,345` */
export function formatCount(count: number): string {
  return US_NUMBER.format(count);
}
