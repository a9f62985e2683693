// Runs inline in the head of the first page, before its styles and its code: the cards that the wall will begin with get their stills
// while the rest loads. `postbuild` bundles it.
import { getStillUrl } from '@/lib/feed/still';
import { shuffleKey } from '@/lib/search/shuffle-key';
import { newSeed, type FirstPictures } from './first-pictures';

/** The wall begins with other cameras. */
const OTHER_WALL = /[?&](q|source|state|area|near|city|sort|mode|fav|view|camera|drive)=/;
/** The inline script knows no cadence. A still is at most this old, and the wall soon asks for a newer one. */
const PERIOD_MS = 60_000;

/** A record of `first.json`, as far as it has the expected shape. */
interface FirstCamera {
  readonly id?: unknown;
  readonly imageUrl?: unknown;
  readonly hasMultipleViews?: unknown;
  readonly views?: readonly { readonly imageUrl?: unknown }[];
}

function getStill({ imageUrl, hasMultipleViews, views }: FirstCamera): string | null {
  const still = hasMultipleViews === true && views !== undefined && views.length > 1 ? views[0]?.imageUrl : imageUrl;
  return typeof still === 'string' && /^(https:\/\/|\/)/.test(still) ? still : null;
}

/** As `components/viewer/history-entry.ts` keeps it. */
function readSeed(): number {
  const { roadfeed } = (window.history.state ?? {}) as { roadfeed?: { seed?: unknown } };
  return typeof roadfeed?.seed === 'number' ? roadfeed.seed : newSeed();
}

function paint(frame: Element, src: string, { pictures }: FirstPictures): HTMLImageElement {
  const askedAt = Date.now();
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.alt = '';
  picture.referrerPolicy = 'no-referrer';
  picture.onerror = () => picture.remove();
  picture.src = getStillUrl(src, PERIOD_MS, askedAt);
  frame.append(picture);
  pictures.set(src, { picture, askedAt });
  return picture;
}

async function loadFirst(): Promise<readonly FirstCamera[]> {
  const answer = await fetch('/camera-data/first.json');
  const body = (await answer.json()) as { cameras?: readonly FirstCamera[] } | null;
  return body?.cameras ?? [];
}

const parsed = () =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve(null);
    else document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

/** The skeleton's cards on the screen are those that the wall shows first, in its order. Resolves once their pictures are asked for. */
export async function paintFirstPictures(): Promise<readonly HTMLImageElement[]> {
  if (OTHER_WALL.test(window.location.search) || document.visibilityState === 'hidden') return [];
  const first: FirstPictures = { seed: readSeed(), pictures: new Map() };
  window.roadfeedFirst = first;
  const [cameras] = await Promise.all([loadFirst(), parsed()]);
  const frames = [...document.querySelectorAll('[data-first-picture]')].filter((frame) => {
    const { top, height } = frame.getBoundingClientRect();
    return height > 0 && top < window.innerHeight;
  });
  const keys = cameras.map((camera) => ({ camera, key: shuffleKey(String(camera.id), first.seed) }));
  keys.sort((a, b) => a.key - b.key);
  return frames.flatMap((frame, index) => {
    const src = getStill(keys[index]?.camera ?? {});
    return src === null ? [] : paint(frame, src, first);
  });
}
