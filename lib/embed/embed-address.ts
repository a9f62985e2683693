import { isCameraId } from '@/lib/camera/traits';
import { EMBED_PATH } from '@/lib/security/headers';

/** One camera of an embed. */
export interface EmbeddedCamera {
  readonly id: string;
  /** Index of the angle to show, if it has several. */
  readonly angle: number;
}

/** What an address below `/embed` asks for: null unless it names a camera. Whoever writes the address need not be a friend. */
export function readEmbedAddress(search: string): EmbeddedCamera | null {
  const asked = new URLSearchParams(search);
  const id = asked.get('camera') ?? '';
  if (!isCameraId(id)) return null;
  const angle = /^[1-9]\d?$/.exec(asked.get('angle') ?? '')?.[0] ?? '1';
  return { id, angle: Number(angle) - 1 };
}

export function getEmbedPath({ id, angle }: EmbeddedCamera): string {
  return `${EMBED_PATH}?${new URLSearchParams({ camera: id, ...(angle > 0 && { angle: String(angle + 1) }) })}`;
}

/** The picture is 16:9, and the credit stands below it. */
export const EMBED_SIZE = { width: 560, height: 367 };

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param address Absolute. */
export function makeEmbedCode(address: string, title: string, { width, height } = EMBED_SIZE): string {
  const attributes = {
    src: address,
    title: `Live traffic camera: ${title}`,
    width,
    height,
    style: 'max-width:100%;border:0',
    loading: 'lazy',
    allow: 'autoplay',
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(String(value))}"`);
  return `<iframe ${text.join(' ')}></iframe>`;
}
