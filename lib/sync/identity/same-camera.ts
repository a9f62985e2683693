import type { Camera } from '@/lib/camera/camera';
import { metersBetween } from '@/lib/geo/point';

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
  readonly similarity: number;
}

/** Measured: New York City and 511NY differ by up to 10 m, Toronto and 511 Ontario by 17 m. */
export const NEARBY_METERS = 25;
const SAME_POINT_METERS = 1;
const SAME_FEED_METERS = 1000;
const MIN_SIMILARITY = 0.3;

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

function getShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  return smaller.size === 0 ? 0 : [...smaller].filter((each) => larger.has(each)).length / smaller.size;
}

const getHosts = (media: ReadonlySet<string>): string =>
  [...new Set([...media].map((url) => url.split('/')[2]))].sort().join();

/** Cameras of one pole may share even a name (Toronto's intersections). */
function isListedTwice(a: Candidate, b: Candidate, meters: number): boolean {
  return meters <= SAME_POINT_METERS && a.name.exact === b.name.exact && getHosts(a.media) === getHosts(b.media);
}

export function findDuplicateLink(a: Candidate, b: Candidate): DuplicateLink | null {
  const meters = metersBetween(a.camera, b.camera);
  const similarity = getShare(a.name.words, b.name.words);
  if (meters <= SAME_FEED_METERS && getShare(a.media, b.media) === 1)
    return { reason: 'same feed', meters, similarity };
  if (a.camera.source === b.camera.source) {
    return isListedTwice(a, b, meters) ? { reason: 'listed twice', meters, similarity } : null;
  }
  const needed = meters <= SAME_POINT_METERS ? Number.MIN_VALUE : MIN_SIMILARITY;
  const directions = new Set([a.name.direction, b.name.direction].filter(Boolean));
  return meters <= NEARBY_METERS && similarity >= needed && directions.size < 2
    ? { reason: 'same place and name', meters, similarity }
    : null;
}

interface NameKey {
  readonly exact: string;
  /** Skeletons of distinctive words, without "Street", "at", or directions. */
  readonly words: ReadonlySet<string>;
  /** Travel direction: `n`, `s`, `e`, `w`, sorted; '' if unknown. */
  readonly direction: string;
}

const COMMON_WORDS = new Set(
  (
    'street st str avenue ave av boulevard blvd road rd drive dr lane ln court ct place pl square sq parkway pkwy ' +
    'expressway expy expwy exp highway hwy freeway fwy turnpike tpke route rt bridge br brg tunnel ramp ramps exit ex ext ' +
    'interchange int mile mm mp marker level lvl upper lower centre center ctr north south east west n s e w nb sb eb wb ' +
    'northbound southbound eastbound westbound at and the of near on to from past before between camera cam cctv quad ptz ' +
    'video detection portable'
  ).split(' '),
);

/** Not `West` in `West Houston` or `E` in `E 14 St`. */
const TRAVEL = /^(n|s|e|w)(?:b|orthbound|outhbound|astbound|estbound)$/;
const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4', fifth: '5' };

function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // `42nd` = `42`; `I-95` = `I 95`; `n/b` = `nb`.
  const joined = plain
    .replace(/(\d)(?:st|nd|rd|th)(?![a-z])/g, '$1')
    .replace(/\b(i|us|sr|ny)[ -]?(\d)/g, '$1$2')
    .replace(/\b([nsew])\/b\b/g, '$1b');
  const words = joined.match(/\d+(?:\.\d+)?[a-z]?(?![a-z])|[a-z]+\d+(?:\.\d+)?|[a-z]+/g) ?? [];
  return words.map((word) => ORDINALS[word] ?? word);
}

/** Agencies write `Furmn` and `Midgh` for Furman and Middagh. */
function toSkeleton(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=.)[aeiou]/g, '').replace(/(?<=.)(.)\1+/g, '$1');
}

const findTravel = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => TRAVEL.exec(word)?.[1] ?? []))].sort().join('');

export function getNameKey(camera: Pick<Camera, 'location' | 'rawLocation' | 'direction'>): NameKey {
  const words = splitWords(camera.rawLocation ?? camera.location);
  const stated = splitWords(camera.direction);
  return {
    exact: [...words, '|', ...stated].join(' '),
    words: new Set(words.filter((word) => !COMMON_WORDS.has(word)).map(toSkeleton)),
    direction: findTravel(stated) || findTravel(words),
  };
}

const SAME_CAMERA_METERS = 300;
const SUFFIXES = ['', ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `-${letter}`)];

function isSameCamera(a: Camera, b: Camera): boolean {
  return metersBetween(a, b) <= SAME_CAMERA_METERS || getNameKey(a).exact === getNameKey(b).exact;
}

function renameReused(camera: Camera, previous: ReadonlyMap<string, Camera>): Camera {
  const ids = SUFFIXES.map((suffix) => `${camera.id}${suffix}`);
  const own = ids.find((id) => {
    const before = previous.get(id);
    return before !== undefined && isSameCamera(camera, before);
  });
  const next = ids.findLastIndex((id) => previous.has(id)) + 1;
  return { ...camera, id: own ?? ids[next] ?? camera.id };
}

function getMarks(camera: Camera): string[] {
  const media = [...getMedia(camera)];
  return camera.sourceId === undefined ? media : [`number ${camera.sourceId}`, ...media];
}

function indexMarks(cameras: readonly Camera[]): Map<string, Camera | null> {
  const index = new Map<string, Camera | null>();
  for (const camera of cameras) for (const mark of getMarks(camera)) index.set(mark, index.has(mark) ? null : camera);
  return index;
}

function carryIds(cameras: readonly Camera[], previous: ReadonlyMap<string, Camera>): readonly Camera[] {
  const listed = new Set(cameras.map(({ id }) => id));
  const [marksBefore, marksNow] = [indexMarks([...previous.values()]), indexMarks(cameras)];
  const taken = new Set<string>();
  return cameras.map((camera) => {
    if (previous.has(camera.id)) return camera;
    const before = getMarks(camera).flatMap((mark) => (marksNow.get(mark) ? (marksBefore.get(mark) ?? []) : []));
    const match = before.find((old) => !listed.has(old.id) && !taken.has(old.id) && isSameCamera(old, camera));
    if (match) taken.add(match.id);
    return match ? { ...camera, id: match.id } : camera;
  });
}

/** Favorites are ids: a camera retains its id, and no other camera gets it. */
export function keepIds(cameras: readonly Camera[], previous: readonly Camera[]): readonly Camera[] {
  const before = new Map(previous.map((camera) => [camera.id, camera]));
  if (before.size === 0) return cameras;
  const renamed = cameras.map((camera) => renameReused(camera, before));
  return carryIds(renamed, before);
}
