import { isCameraId } from '@/lib/camera/traits';

// Neither `*` nor a space is part of an id, and an address shows both as one character.
const SEPARATOR = '*';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HEX = /[0-9a-f]{32}$/;
/** One space stands before 128 bits in base64, two before those of a UUID. */
const PACKED = /( {1,2})([A-Za-z0-9_-]{22})$/;
/** What ids of a source have in common: `511fl` of `511fl-100`. */
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

/** `511fl-100*-101*caltrans-d11-1`: an id that begins with `-` has the source of the one before. */
export function formatIds(ids: readonly string[]): string {
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

/** Each id once, at most `max`. What is no id is left out. */
export function parseIds(text: string, max: number): string[] {
  const ids = new Set<string>();
  let source = '';
  for (const item of text.split(SEPARATOR)) {
    if (ids.size === max) break;
    const whole = item.startsWith('-') ? source + item : item;
    [source = ''] = PREFIX.exec(whole) ?? [];
    const id = unpack(whole);
    if (isCameraId(id)) ids.add(id);
  }
  return [...ids];
}
