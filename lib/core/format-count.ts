/** Starting `Intl` takes a phone as long as drawing a card. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
