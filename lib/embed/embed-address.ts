import { EMBED_PATH } from '@/lib/constants/brand';
import { isCameraId } from '@/lib/camera/traits';
import { formatWallQuery, parseWall, type ChosenWall } from '@/lib/wall/chosen-wall';

export interface EmbeddedCamera {
  readonly id: string;
  readonly angle: number;
}

interface EmbeddedWall extends ChosenWall {
  readonly plays?: boolean;
}

export type Embedded = EmbeddedCamera | EmbeddedWall;

/** Parses untrusted input; null without a camera. */
export function readEmbedAddress(search: string): Embedded | null {
  const asked = new URLSearchParams(search);
  const id = asked.get('camera') ?? '';
  if (isCameraId(id)) {
    const angle = /^[1-9]\d?$/.exec(asked.get('angle') ?? '')?.[0] ?? '1';
    return { id, angle: Number(angle) - 1 };
  }
  const wall = parseWall(asked);
  return wall && wall.ids.length > 0 ? { ...wall, ...(asked.get('play') === '1' && { plays: true }) } : null;
}

export function readEmbedLook(search: string) {
  const asked = new URLSearchParams(search);
  return {
    isTransparent: asked.get('background') === 'none',
    hasCaptions: asked.get('captions') !== '0',
  };
}

function formatQuery(shown: Embedded): string {
  if ('ids' in shown) return formatWallQuery(shown) + (shown.plays === true ? '&play=1' : '');
  const { id, angle } = shown;
  return String(new URLSearchParams({ camera: id, ...(angle > 0 && { angle: String(angle + 1) }) }));
}

export const getEmbedPath = (shown: Embedded): string => `${EMBED_PATH}?${formatQuery(shown)}`;

/** Pixels, below each picture. */
export const CAPTION_HEIGHT = 52;
const HEADING_HEIGHT = 35;
const MAX_ROWS = 3;

export function getEmbedSize(shown: Embedded) {
  const count = 'ids' in shown && shown.plays !== true ? shown.ids.length : 1;
  const columns = count === 4 ? 2 : Math.min(count, 3);
  const width = columns === 3 ? 720 : 560;
  const rows = Math.min(MAX_ROWS, Math.ceil(count / columns));
  const heading = 'ids' in shown ? HEADING_HEIGHT : 0;
  return { width, height: Math.round(heading + rows * ((width / columns) * (9 / 16) + CAPTION_HEIGHT)) };
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param site origin */
export function makeEmbedCode(site: string, shown: Embedded, name: string, size = getEmbedSize(shown)): string {
  const attributes = {
    src: `${site}${getEmbedPath(shown)}`,
    title: ['Live traffic camera', name].filter((part) => part !== '').join(': '),
    ...size,
    style: 'max-width:100%;border:0',
    loading: 'lazy',
    allow: 'autoplay',
  };
  const text = Object.entries(attributes).map(
    ([attribute, value]) => `${attribute}="${escapeAttribute(String(value))}"`,
  );
  return `<iframe ${text.join(' ')}></iframe>`;
}
