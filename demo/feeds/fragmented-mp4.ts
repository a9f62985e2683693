import { boxesIn, getFieldsOffset, findBox, readVersion, toDataView, type Box } from './mp4-box';

/** A looping clip: an init section and fragments (moof + mdat) of equal length. */
export interface Clip {
  readonly bytes: Uint8Array;
  /** `[start, end)` of ftyp and moov. */
  readonly init: ByteRange;
  readonly fragments: readonly ByteRange[];
  /** Ticks of a second. */
  readonly timescale: number;
}
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const clips = new WeakMap<Uint8Array, Clip>();

/** Reads the layout of a fragmented MP4 with one track; remembered for each array of bytes. */
export function parseClip(bytes: Uint8Array): Clip {
  const known = clips.get(bytes);
  if (known !== undefined) return known;
  const boxes = boxesIn(bytes);
  const fragments = boxes.flatMap((box, index) => {
    const next = boxes[index + 1];
    return box.type === 'moof' && next?.type === 'mdat' ? [{ start: box.start, end: next.end }] : [];
  });
  const first = fragments[0];
  if (first === undefined) throw new Error('The clip has no fragments');
  const clip = { bytes, init: { start: 0, end: first.start }, fragments, timescale: readTimescale(bytes) };
  clips.set(bytes, clip);
  return clip;
}

function readTimescale(bytes: Uint8Array): number {
  const mdhd = findBox(bytes, 'moov/trak/mdia/mdhd');
  // Behind creation and modification time, which take 8 or 16 bytes.
  return toDataView(bytes).getUint32(getFieldsOffset(mdhd) + (readVersion(bytes, mdhd) === 1 ? 16 : 8));
}

/** The init section of a clip, for EXT-X-MAP. */
export function initSection(clip: Clip): Uint8Array<ArrayBuffer> {
  return new Uint8Array(clip.bytes.subarray(clip.init.start, clip.init.end));
}

/**
 * The n-th fragment (from 0) of the endless stream that a looped clip makes: its sequence number and decode time are
 * rewritten, so that a player sees one continuous recording without a discontinuity at the loop.
 */
export function streamFragment(clip: Clip, index: number, fragmentMs: number): Uint8Array<ArrayBuffer> {
  const loop = Math.floor(index / clip.fragments.length);
  const range = clip.fragments[index % clip.fragments.length];
  if (range === undefined) throw new RangeError(`No fragment ${index}`);
  const fragment = new Uint8Array(clip.bytes.subarray(range.start, range.end));
  const loopMs = clip.fragments.length * fragmentMs;
  const moof = findBox(fragment, 'moof');
  toDataView(fragment).setUint32(getFieldsOffset(findBox(fragment, 'mfhd', moof)), index + 1);
  addToDecodeTime(fragment, findBox(fragment, 'traf/tfdt', moof), Math.round((loop * loopMs * clip.timescale) / 1000));
  return fragment;
}

function addToDecodeTime(fragment: Uint8Array, tfdt: Box, ticks: number): void {
  const view = toDataView(fragment);
  const at = getFieldsOffset(tfdt);
  // Years of ticks do not fit into the 32 bits of version 0.
  if (readVersion(fragment, tfdt) !== 1) throw new Error('The clip has 32-bit decode times');
  view.setBigUint64(at, view.getBigUint64(at) + BigInt(ticks));
}

/** Joins fragments into one segment. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
