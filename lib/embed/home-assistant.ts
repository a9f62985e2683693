import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs } from '@/lib/camera/traits';
import { listOpenFeeds } from '@/lib/wall/playlist';
import { getEmbedPath, getEmbedSize, type Embedded } from './embed-address';

const UNKNOWN_CADENCE_MS = 60_000;
/** Divisors of 60: a time pattern of Home Assistant starts again with each minute and each hour. */
const STEPS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30];
const PATTERNS = Object.entries({ seconds: 1, minutes: 60 }).flatMap(([unit, s]) =>
  STEPS.map((step) => ({ s: s * step, text: `${unit}: "/${step}"` })),
);

/** JSON's strings are YAML's. Home Assistant runs braces as a template, and ffmpeg's arguments end at quotes. */
const quote = (text: string) =>
  JSON.stringify(text.replace(/[{}']/g, (character) => ({ '{': '(', '}': ')' })[character] ?? '’'));
const quoteUrl = (url: string) =>
  JSON.stringify(url.replace(/[{}']/g, (character) => `%${character.charCodeAt(0).toString(16)}`));

function formatCadence(camera: Camera): string {
  const seconds = Math.ceil((getCadenceMs(camera) ?? UNKNOWN_CADENCE_MS) / 1_000);
  return PATTERNS.find(({ s }) => s >= seconds)?.text ?? 'hours: "/1"';
}

/**
 * YAML for Home Assistant: its configuration, then the card of a dashboard. Without feeds, the card alone.
 *
 * Home Assistant 2024.2 removed the YAML of generic cameras, so videos are ffmpeg cameras
 * (https://www.home-assistant.io/integrations/camera.ffmpeg/) and stills are images of a template
 * (https://www.home-assistant.io/integrations/template/), which ask again at the still's cadence. The card is
 * https://www.home-assistant.io/dashboards/iframe/.
 * @param site origin
 */
export function formatHomeAssistant(cameras: readonly Camera[], shown: Embedded, site: string): string {
  const feeds = listOpenFeeds(cameras, site);
  const videos = feeds.flatMap(({ title, videoUrl }) =>
    videoUrl === null ? [] : ['  - platform: ffmpeg', `    name: ${quote(title)}`, `    input: ${quoteUrl(videoUrl)}`],
  );
  const stills = feeds.flatMap(({ camera, title, videoUrl, imageUrl }) =>
    videoUrl !== null || imageUrl === null
      ? []
      : [
          ...['  - triggers:', '      - trigger: time_pattern', `        ${formatCadence(camera)}`],
          ...['    image:', `      - name: ${quote(title)}`, `        url: ${quoteUrl(imageUrl)}`],
        ],
  );
  const { width, height } = getEmbedSize(shown);
  return [
    '# For configuration.yaml. Or add each address as a Generic Camera under Devices & services.',
    ...(videos.length > 0 ? ['camera:', ...videos] : []),
    ...(stills.length > 0 ? ['template:', ...stills] : []),
    '---',
    '# For a dashboard: Edit dashboard, Add card, Manual.',
    'type: iframe',
    `url: ${quoteUrl(site + getEmbedPath(shown))}`,
    `aspect_ratio: "${width}:${height}"`,
    '',
  ].join('\n');
}
