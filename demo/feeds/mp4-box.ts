const HEADER_BYTES = 8;

/** `start` includes the header. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export const toDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Sibling boxes between two offsets (ISO/IEC 14496-12, 4.2). Our clips have no 64-bit sizes. */
export function boxesIn(bytes: Uint8Array, start = 0, end = bytes.byteLength): Box[] {
  const view = toDataView(bytes);
  const boxes: Box[] = [];
  let at = start;
  while (at + HEADER_BYTES <= end) {
    const size = view.getUint32(at);
    if (size < HEADER_BYTES || at + size > end) throw new Error(`Not an MP4 box at byte ${at}`);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEADER_BYTES));
    boxes.push({ type, start: at, end: at + size });
    at += size;
  }
  return boxes;
}

/** First box along a path of types such as `moov/trak/mdia/mdhd`. @throws If it is missing. */
export function findBox(bytes: Uint8Array, path: string, within?: Box): Box {
  const [type = '', ...deeper] = path.split('/');
  const inside = within === undefined ? boxesIn(bytes) : boxesIn(bytes, within.start + HEADER_BYTES, within.end);
  const box = inside.find((candidate) => candidate.type === type);
  if (box === undefined) throw new Error(`No ${type} box`);
  return deeper.length === 0 ? box : findBox(bytes, deeper.join('/'), box);
}

/** Fields of a full box follow its version and flags. */
export const getFieldsOffset = (box: Box): number => box.start + HEADER_BYTES + 4;

export const readVersion = (bytes: Uint8Array, box: Box): number => bytes[box.start + HEADER_BYTES] ?? 0;
