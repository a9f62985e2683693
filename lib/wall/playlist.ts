import { getFilterLabel } from '@/lib/agencies/agencies';
import { mayEmbed } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import { toOneLine } from '@/lib/core/one-line';
import { getAngleName, getAngles } from '@/lib/camera/traits';

const MAX_TEXT_LENGTH = 200;

/** Feeds of agencies that allow embedding, without a login. @param base makes own paths absolute */
export function listOpenFeeds(cameras: readonly Camera[], base: string) {
  const toUrl = (path: string | null) => path && new URL(path, base).href;
  return cameras
    .filter(({ source, isDemo }) => isDemo === true || mayEmbed(source))
    .flatMap((camera) => {
      const { location, videoAuthRequired } = camera;
      const angles = getAngles(camera);
      return (angles ?? [camera]).map((angle, index) => ({
        camera,
        title: cleanText('angleName' in angle ? `${location} (${getAngleName(angle, index)})` : location),
        videoUrl: videoAuthRequired === true ? null : toUrl(angle.videoUrl),
        imageUrl: toUrl(angle.imageUrl),
      }));
    });
}

/** Agencies' texts could end an attribute or a line. */
const cleanText = (text: string) => toOneLine(text.replaceAll('"', '’'), MAX_TEXT_LENGTH);

/** Extended M3U for VLC, Kodi, and TV apps. Null without videos. @param base as in `listOpenFeeds` */
export function formatPlaylist(cameras: readonly Camera[], base: string): string | null {
  const entries = listOpenFeeds(cameras, base).flatMap(({ camera, title, videoUrl, imageUrl }) => {
    if (videoUrl === null) return [];
    const logo = imageUrl === null ? '' : ` tvg-logo="${imageUrl}"`;
    const group = getFilterLabel(camera.source);
    return [`#EXTINF:-1 tvg-id="${camera.id}"${logo} group-title="${group}",${title}`, videoUrl];
  });
  return entries.length === 0 ? null : `${['#EXTM3U', ...entries].join('\n')}\n`;
}
