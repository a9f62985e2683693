import type { Camera } from '@/lib/camera/camera';
import { metersBetween } from '@/lib/camera/point';
import { areCompatible, getSharedPart, type NameKey } from './name-key';

export interface Candidate {
  readonly camera: Camera;
  readonly name: NameKey;
  readonly media: ReadonlySet<string>;
}

/** Surest first. */
export const DUPLICATE_REASONS = ['same feed', 'listed twice', 'same place and name'] as const;

export interface DuplicateLink {
  readonly reason: (typeof DUPLICATE_REASONS)[number];
  readonly meters: number;
  /** Share of the distinctive words of the shorter name that both have. */
  readonly similarity: number;
}

/** Measured: New York City and 511NY put the same cameras within 10 m, Toronto and 511 Ontario a steady 17 m apart. */
export const NEARBY_METERS = 25;
/** Below this, two agencies use the same survey, and names may differ in spelling and even in the cross street. */
const SAME_POINT_METERS = 1;
/** The same picture farther apart is a placeholder of many cameras. */
const SAME_FEED_METERS = 1000;
/** Where the points differ: "I-278 at Renwick" and "C3-SIE-11 at Renwick" are similar enough. */
const MIN_SIMILARITY = 0.3;

/** Query parameters that change with every request: `t`, `ts`, `_`, or a bare timestamp. */
const CACHE_BUSTER = /^(?:(?:t|ts|_|time|timestamp|rand)=.*|\d{9,}=?)$/i;

function dropCacheBuster(url: string): string {
  const [path = '', query] = url.replace(/#.*$/, '').split('?', 2);
  const kept = (query ?? '').split('&').filter((parameter) => parameter !== '' && !CACHE_BUSTER.test(parameter));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

export function getMedia(camera: Pick<Camera, 'imageUrl' | 'videoUrl' | 'views'>): Set<string> {
  const urls = [camera, ...(camera.views ?? [])].flatMap(({ imageUrl, videoUrl }) => [imageUrl, videoUrl]);
  return new Set(urls.flatMap((url) => (url ? dropCacheBuster(url) : [])));
}

function isContained(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  return smaller.size > 0 && [...smaller].every((url) => larger.has(url));
}

const getHosts = (media: ReadonlySet<string>): string =>
  [...new Set([...media].map((url) => url.split('/')[2]))].sort().join();

/** An agency's pole often has a camera for each direction, and two may even share a name (Toronto's intersections). */
function isListedTwice(a: Candidate, b: Candidate, meters: number): boolean {
  return meters <= SAME_POINT_METERS && a.name.exact === b.name.exact && getHosts(a.media) === getHosts(b.media);
}

export function findDuplicateLink(a: Candidate, b: Candidate): DuplicateLink | null {
  const meters = metersBetween(a.camera, b.camera);
  const similarity = getSharedPart(a.name, b.name);
  if (meters <= SAME_FEED_METERS && isContained(a.media, b.media)) return { reason: 'same feed', meters, similarity };
  if (a.camera.source === b.camera.source) {
    return isListedTwice(a, b, meters) ? { reason: 'listed twice', meters, similarity } : null;
  }
  const needed = meters <= SAME_POINT_METERS ? Number.MIN_VALUE : MIN_SIMILARITY;
  const isSame = meters <= NEARBY_METERS && similarity >= needed && areCompatible(a.name.direction, b.name.direction);
  return isSame ? { reason: 'same place and name', meters, similarity } : null;
}
