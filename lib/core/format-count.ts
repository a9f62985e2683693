const US_NUMBER = new Intl.NumberFormat('en-US');

export function formatCount(count: number): string {
  return US_NUMBER.format(count);
}
