import type { Camera } from '@/lib/camera/camera';
import { FEED_LIST } from '@/lib/camera-files/names';
import { findRegion } from '@/lib/camera/regions';
import { escapeXml } from '@/lib/core/atom';
import { getRoadKey } from '@/lib/roads/road-key';

/** In `feeds.opml`, a feed is a line. */
const FEED = /^<outline .*? category="([^"]*)"/;
const readKey = (line: string) => FEED.exec(line)?.[1];

/**
 * OPML with the feeds of the cameras' roads, or else of their states. Null without any.
 * @param list text of `feeds.opml`
 */
export function chooseFeeds(list: string, cameras: readonly Camera[], title: string): string | null {
  const lines = list.split('\n');
  const known = new Set(lines.map(readKey));
  const keys = new Set(
    cameras.flatMap(({ roadway, state }) => {
      const code = findRegion(state ?? '');
      return [(code && getRoadKey(roadway, code)) ?? code, code].find((key) => key && known.has(key)) ?? [];
    }),
  );
  if (keys.size === 0) return null;
  return lines
    .filter((line) => !line.startsWith('<outline ') || keys.has(readKey(line) ?? ''))
    .join('\n')
    .replace(/<title>.*<\/title>/, () => `<title>${escapeXml(title)}</title>`);
}

/** @returns null where the site has no feeds; rejects without a connection */
export async function fetchWallFeeds(cameras: readonly Camera[], title: string): Promise<string | null> {
  const answer = await fetch(`/camera-data/${FEED_LIST}`);
  return answer.ok ? chooseFeeds(await answer.text(), cameras, title) : null;
}
