import { boxesIn, getFieldsOffset, findBox, readVersion, toDataView, type Box } from './mp4-box';

/** A looping clip: an init section and fragments (moof + mdat) of equal duration. */
export interface Clip {
  readonly bytes: Uint8Array;
  /** ftyp and moov. */
  readonly init: ByteRange;
  readonly fragments: readonly ByteRange[];
  /** Ticks per second. */
  readonly timescale: number;
}
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const clips = new WeakMap<Uint8Array, Clip>();

/** Parses a fragmented MP4 with one track. Cached per byte array. */
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
  // It follows the creation and modification times, which take 8 or 16 bytes.
  return toDataView(bytes).getUint32(getFieldsOffset(mdhd) + (readVersion(bytes, mdhd) === 1 ? 16 : 8));
}

/** For EXT-X-MAP. */
export function initSection(clip: Clip): Uint8Array<ArrayBuffer> {
  return new Uint8Array(clip.bytes.subarray(clip.init.start, clip.init.end));
}

/**
 * The n-th fragment (from 0) of an endless stream of the looped clip. Rewrites its sequence number and decode time, so
 * players see one continuous recording without a discontinuity at the loop.
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
  // Version 0 has 32 bits, too few for years of ticks.
  if (readVersion(fragment, tfdt) !== 1) throw new Error('The clip has 32-bit decode times');
  view.setBigUint64(at, view.getBigUint64(at) + BigInt(ticks));
}
