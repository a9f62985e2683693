/** A camera's only or first view (`511ny-demo-001`), or one of its other views (`511ny-demo-001.2`). */
export type FeedId = string;

const LIVE_ROOT = '/demo/live/';
const STILL_ROOT = '/demo/still/';
const STILL_ENDING = '.svg';
const FEED_ID = /^[a-z0-9-]{1,60}(?:\.[2-9])?$/;

/** `view` counts from 0. */
export function toFeedId(cameraId: string, view: number): FeedId {
  return view === 0 ? cameraId : `${cameraId}.${view + 1}`;
}

export function toCameraId(feedId: FeedId): string {
  return feedId.replace(/\.\d$/, '');
}

export function livePath(feedId: FeedId): string {
  return `${LIVE_ROOT}${feedId}/index.m3u8`;
}

export function stillPath(feedId: FeedId): string {
  return `${STILL_ROOT}${feedId}${STILL_ENDING}`;
}

export type FeedRequest =
  | { readonly kind: 'live'; readonly feedId: FeedId; readonly file: string }
  | { readonly kind: 'still'; readonly feedId: FeedId };

/** Null unless the path is a plain feed path. Rejects `..`, escapes and extra folders. */
export function parseFeedPath(path: string): FeedRequest | null {
  if (path.startsWith(LIVE_ROOT)) {
    const [feedId = '', file = '', ...rest] = path.slice(LIVE_ROOT.length).split('/');
    return FEED_ID.test(feedId) && file !== '' && rest.length === 0 ? { kind: 'live', feedId, file } : null;
  }
  if (!path.startsWith(STILL_ROOT) || !path.endsWith(STILL_ENDING)) return null;
  const feedId = path.slice(STILL_ROOT.length, -STILL_ENDING.length);
  return FEED_ID.test(feedId) ? { kind: 'still', feedId } : null;
}
