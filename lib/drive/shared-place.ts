const COORDINATES = /(-?\d{1,2}\.\d{2,})\s*,\s*(-?\d{1,3}\.\d{2,})/;
const POSTAL_CODE = /\b(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/g;
const MAX_TEXTS = 20;

/**
 * Reads what a maps app shares: its name for a place, an address, and a link. Returns texts for `PlaceFinder`, best
 * first: coordinates, else each part of the address with what follows it (`Buffalo, NY`).
 */
export function listSharedPlaces(shared: string): string[] {
  const text = shared.replace(/%2C/gi, ',');
  const [, lat, lng] = COORDINATES.exec(text) ?? [];
  if (lat !== undefined && lng !== undefined) return [`${lat},${lng}`];
  return text
    .replace(/https?:\S+/g, '\n')
    .split('\n')
    .flatMap((line) => {
      const parts = line.split(',').map((part) => part.replace(POSTAL_CODE, '').trim());
      return parts.map((part, index) => [part, parts[index + 1] ?? ''].filter(Boolean).join(', ')).toReversed();
    })
    .filter(Boolean)
    .toSorted((a, b) => Number(b.includes(',')) - Number(a.includes(',')))
    .slice(0, MAX_TEXTS);
}
