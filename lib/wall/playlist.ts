import { getFilterLabel } from '@/lib/agencies/agencies';
import { mayEmbed } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import { toOneLine } from '@/lib/core/one-line';
import { getAngleName, getAngles } from '@/lib/camera/traits';

const MAX_TEXT_LENGTH = 200;

interface Video {
  readonly title: string;
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
}

function listVideos(camera: Camera): Video[] {
  const { location, videoUrl, imageUrl } = camera;
  const angles = getAngles(camera);
  if (!angles) return [{ title: location, videoUrl, imageUrl }];
  return angles.map((angle, index) => {
    return { title: `${location} (${getAngleName(angle, index)})`, videoUrl: angle.videoUrl, imageUrl: angle.imageUrl };
  });
}

/** Agencies' texts could end an attribute or a line. */
const cleanText = (text: string) => toOneLine(text.replaceAll('"', '’'), MAX_TEXT_LENGTH);

/**
 * Extended M3U for VLC, Kodi, and TV apps, without videos that need a login or may not be embedded. Null without any.
 * @param base makes paths of our own origin absolute
 */
export function formatPlaylist(cameras: readonly Camera[], base: string): string | null {
  const entries = cameras
    .filter(({ source, isDemo }) => isDemo === true || mayEmbed(source))
    .filter(({ videoAuthRequired }) => videoAuthRequired !== true)
    .flatMap((camera) => listVideos(camera).map((video) => ({ camera, ...video })))
    .flatMap(({ camera, title, videoUrl, imageUrl }) => {
      if (videoUrl === null) return [];
      const logo = imageUrl === null ? '' : ` tvg-logo="${new URL(imageUrl, base).href}"`;
      const group = getFilterLabel(camera.source);
      const facts = `#EXTINF:-1 tvg-id="${camera.id}"${logo} group-title="${group}",${cleanText(title)}`;
      return [facts, new URL(videoUrl, base).href];
    });
  return entries.length === 0 ? null : `${['#EXTM3U', ...entries].join('\n')}\n`;
}
