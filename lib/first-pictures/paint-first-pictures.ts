// Runs inline in the head of the first page, before styles and code. `lib/cli/finish-build.ts` bundles it.
import { getStillUrl } from '@/lib/feed/still';
import { isReshuffled, shuffleKey } from '@/lib/search/camera-sorter';
import { newSeed, type FirstPictures } from './first-pictures';

/** Others change the first cameras. */
const SAME_CAMERAS = new Set(['density', 'columns', 'at', 'target']);
const hasFirstCameras = () =>
  [...new URLSearchParams(window.location.search).keys()].every((name) => SAME_CAMERAS.has(name));

/** The script does not know the cadence. */
const PERIOD_MS = 60_000;

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

/** Saved by `components/browser/history-entry.ts`. */
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

/** Resolves once the pictures are requested. */
export async function paintFirstPictures(): Promise<readonly HTMLImageElement[]> {
  const first: FirstPictures = { seed: readSeed(), pictures: new Map() };
  if (isReshuffled(first.seed) || !hasFirstCameras() || document.visibilityState === 'hidden') return [];
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
