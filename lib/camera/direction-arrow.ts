const ARROWS: readonly (readonly [pattern: RegExp, arrow: string])[] = [
  [/^north-?east/i, '↗'],
  [/^north-?west/i, '↖'],
  [/^south-?east/i, '↘'],
  [/^south-?west/i, '↙'],
  [/^north/i, '↑'],
  [/^south/i, '↓'],
  [/^east/i, '→'],
  [/^west/i, '←'],
];

/** An arrow for a direction of travel such as `Northbound` (north is up); null where there is not one direction. */
export function directionArrow(direction: string): string | null {
  return ARROWS.find(([pattern]) => pattern.test(direction))?.[1] ?? null;
}
