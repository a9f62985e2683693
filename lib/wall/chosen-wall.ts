import { isCameraId } from '@/lib/camera/traits';
import { MAX_NAME_LENGTH } from '@/lib/constants/favorites';
import { toOneLine } from '@/lib/core/one-line';

// Ids contain neither `*` nor spaces, and an encoded address shows both as one character.
const SEPARATOR = '*';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HEX = /[0-9a-f]{32}$/;
/** One space marks 128 bits in base64, two mark a UUID. */
const PACKED = /( {1,2})([A-Za-z0-9_-]{22})$/;
/** Source prefix: `511fl` of `511fl-100`. */
const PREFIX = /^[A-Za-z0-9]+(?=-)/;

function toBase64(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  const text = btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toHex(base64: string): string {
  const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

const pack = (id: string) =>
  UUID.test(id)
    ? id.replace(UUID, (uuid) => `  ${toBase64(uuid.replaceAll('-', ''))}`)
    : id.replace(HEX, (hex) => ` ${toBase64(hex)}`);

const unpack = (text: string) =>
  text.replace(PACKED, (_, { length }: string, base64: string) => {
    const hex = toHex(base64);
    return length === 1 ? hex : hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });

/** Formats `511fl-100*-101*caltrans-d11-1`: an id starting with `-` repeats the previous source. */
function formatIds(ids: readonly string[]): string {
  let source = '';
  const items = ids.map((id) => {
    const text = pack(id);
    const [own = ''] = PREFIX.exec(text) ?? [];
    if (own !== '' && own === source) return text.slice(own.length);
    source = own;
    return text;
  });
  return items.join(SEPARATOR);
}

function parseIds(text: string, max: number): string[] {
  const ids = new Set<string>();
  let source = '';
  for (const item of text.split(/[*,]/)) {
    if (ids.size === max) break;
    const whole = item.startsWith('-') ? source + item : item;
    [source = ''] = PREFIX.exec(whole) ?? [];
    const id = unpack(whole);
    if (isCameraId(id)) ids.add(id);
  }
  return [...ids];
}

export interface ChosenWall {
  readonly name: string;
  /** Unique. Includes unavailable cameras, which may return. */
  readonly ids: readonly string[];
}

export const MAX_WALL_CAMERAS = 64;
export function parseWall(search: URLSearchParams): ChosenWall | null {
  const name = search.get('wall');
  if (name === null) return null;
  return { name: toOneLine(name, MAX_NAME_LENGTH), ids: parseIds(search.get('cams') ?? '', MAX_WALL_CAMERAS) };
}

export function formatWall({ name, ids }: ChosenWall) {
  return { wall: toOneLine(name, MAX_NAME_LENGTH), cams: ids.length === 0 ? null : formatIds(ids) };
}

export function formatWallQuery(wall: ChosenWall): string {
  const { wall: name, cams } = formatWall(wall);
  return String(new URLSearchParams({ wall: name, ...(cams !== null && { cams }) }));
}
