import type { Camera } from '@/lib/camera/camera';
import { metersBetween } from './distance';
import type { NameKey } from './name-key';
import { areCompatible, sharedPart } from './name-key';

/** A camera with what it is compared by. */
export interface Candidate {
  readonly camera: Camera;
  readonly name: NameKey;
  /** Addresses of its pictures and streams. */
  readonly media: ReadonlySet<string>;
}

export const DUPLICATE_REASONS = ['same feed', 'listed twice', 'same place and name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** Two cameras that are one. */
export interface DuplicateLink {
  readonly reason: DuplicateReason;
  readonly meters: number;
  /** Part of the telling words of the shorter name that both share. */
  readonly similarity: number;
}

/** Two agencies give one pole's place up to so far apart: Toronto and 511 Ontario differ by a steady 17 m. */
const ACROSS_METERS = 25;
/** Below this, two agencies have the point from one survey, and names may differ in spelling and even in the cross street. */
const SAME_POINT_METERS = 1;
/** The same feed, listed at two places. Farther apart it is a picture that stands for many cameras. */
const SAME_FEED_METERS = 1000;
/** Part of the telling words that have to agree where the points differ: "I-278 at Renwick" and "C3-SIE-11 at Renwick". */
const MIN_SIMILARITY = 0.3;

/** Query parameters that change from one request to the next: `t`, `ts`, `_`, or a bare time stamp. */
const CACHE_BUSTER = /^(?:(?:t|ts|_|time|timestamp|rand)=.*|\d{9,}=?)$/i;

/** The address of a feed without a cache buster. */
function mediaKey(address: string): string {
  const [path = '', query] = address.replace(/#.*$/, '').split('?', 2);
  const kept = (query ?? '').split('&').filter((parameter) => parameter !== '' && !CACHE_BUSTER.test(parameter));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Addresses of all pictures and streams of a camera. */
export function mediaOf(camera: Camera): Set<string> {
  const feeds = [camera, ...(camera.views ?? [])];
  return new Set(
    feeds.flatMap(({ imageUrl, videoUrl }) => [imageUrl, videoUrl].flatMap((url) => (url ? mediaKey(url) : []))),
  );
}

/** Whether one camera shows nothing that the other does not. */
function isContained(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  return smaller.size > 0 && [...smaller].every((url) => larger.has(url));
}

const hostsOf = (media: ReadonlySet<string>): string =>
  [...new Set([...media].map((url) => url.split('/')[2]))].sort().join();

/**
 * An agency's two entries are two cameras, however close they stand: one pole holds one for each direction, and two may even
 * have one name (Toronto's intersections). They are one only when point, name, direction and host are the same.
 */
function isListedTwice(a: Candidate, b: Candidate, meters: number): boolean {
  return meters <= SAME_POINT_METERS && a.name.exact === b.name.exact && hostsOf(a.media) === hostsOf(b.media);
}

/**
 * Whether two cameras are one, and why; null when they are not. Distances follow measurements on the agencies' lists: of
 * New York City's and 511NY's common cameras most lie at the very same point, the others under 10 m apart.
 */
export function duplicateLink(a: Candidate, b: Candidate): DuplicateLink | null {
  const meters = metersBetween(a.camera, b.camera);
  const similarity = sharedPart(a.name, b.name);
  if (meters <= SAME_FEED_METERS && isContained(a.media, b.media)) return { reason: 'same feed', meters, similarity };
  if (a.camera.source === b.camera.source) {
    return isListedTwice(a, b, meters) ? { reason: 'listed twice', meters, similarity } : null;
  }
  const needed = meters <= SAME_POINT_METERS ? Number.MIN_VALUE : MIN_SIMILARITY;
  const isSame = meters <= ACROSS_METERS && similarity >= needed && areCompatible(a.name.direction, b.name.direction);
  return isSame ? { reason: 'same place and name', meters, similarity } : null;
}
