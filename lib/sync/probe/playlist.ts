/** A media playlist, or the address of one (relative to the main playlist that names it). */
export type Playlist =
  | { readonly variant: string }
  | {
      /** Changes whenever a segment is added. */
      readonly position: string;
      readonly targetMs: number;
      readonly hasEnded: boolean;
    };

const START = '#EXTM3U';
const DEFAULT_TARGET_S = 10;
/** An agency must not make sync wait for hours. */
const MAX_TARGET_S = 10;

const readNumber = (tag: string, lines: readonly string[]): number | null => {
  const text = lines.find((line) => line.startsWith(`${tag}:`))?.slice(tag.length + 1);
  return text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) : null;
};

/** Reads an HLS playlist (RFC 8216); null for anything else. */
export function readPlaylist(text: string): Playlist | null {
  const lines = text
    .trimStart()
    .split(/\r?\n/)
    .filter((line) => line !== '');
  if (lines[0]?.startsWith(START) !== true) return null;
  const addresses = lines.filter((line) => !line.startsWith('#'));
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF'))) {
    return addresses[0] === undefined ? null : { variant: addresses[0] };
  }
  // Without the query, in which each request may get another token.
  const newest = addresses.at(-1)?.split('?')[0] ?? '';
  return {
    position: `${readNumber('#EXT-X-MEDIA-SEQUENCE', lines) ?? 0} ${addresses.length} ${newest}`,
    targetMs: 1000 * Math.min(MAX_TARGET_S, readNumber('#EXT-X-TARGETDURATION', lines) ?? DEFAULT_TARGET_S),
    hasEnded: lines.includes('#EXT-X-ENDLIST'),
  };
}
