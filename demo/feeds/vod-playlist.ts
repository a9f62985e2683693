import type { ByteRange, Clip } from './fragmented-mp4';
import { PARTS_PER_SEGMENT, SEGMENT_MS } from './live-timeline';

const byteRange = ({ start, end }: ByteRange): string => `${end - start}@${start}`;

/**
 * A recording of one loop for a site without a server: byte ranges of the clip itself, so that a file of a kilobyte stands for a
 * stream. `clipPath` is the path of the clip on the site.
 */
export function vodPlaylist(clip: Clip, clipPath: string): string {
  const seconds = SEGMENT_MS / 1000;
  const segments = Array.from({ length: clip.fragments.length / PARTS_PER_SEGMENT }, (_, segment) =>
    segmentRange(clip, segment),
  );
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-MAP:URI="${clipPath}",BYTERANGE="${byteRange(clip.init)}"`,
    ...segments.flatMap((range) => [
      `#EXTINF:${seconds.toFixed(5)},`,
      `#EXT-X-BYTERANGE:${byteRange(range)}`,
      clipPath,
    ]),
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}

function segmentRange({ fragments }: Clip, segment: number): ByteRange {
  const first = fragments[segment * PARTS_PER_SEGMENT];
  const last = fragments[(segment + 1) * PARTS_PER_SEGMENT - 1];
  if (first === undefined || last === undefined) throw new RangeError(`No segment ${segment}`);
  return { start: first.start, end: last.end };
}
