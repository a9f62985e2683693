import type { Camera, CameraView } from '@/lib/camera/camera';
import { meaningfulText } from '@/lib/camera/clean-text';
import { cleanFeedUrl, isInsecureUrl } from '@/lib/camera/feed-url';
import type { DropReason } from './source';

/** One picture or stream of a camera as an agency lists it. */
export interface RawView {
  readonly name?: unknown;
  readonly videoUrl?: unknown;
  readonly imageUrl?: unknown;
  /** The agency withholds the view. */
  readonly isBlocked?: boolean;
  /** The agency switched the view off. */
  readonly isDisabled?: boolean;
  /** The video is there but answers only the agency's own signed-in page. */
  readonly isVideoLocked?: boolean;
  readonly isVideoDisabled?: boolean;
}

export type Feeds = Pick<
  Camera,
  'videoUrl' | 'imageUrl' | 'feedType' | 'views' | 'hasMultipleViews' | 'videoAuthRequired' | 'isInsecure'
>;

type Feed = Omit<CameraView, 'angleName'>;

/** As many views as a camera may have (CameraSchema). */
const MAX_VIEWS = 40;
/** `00`, `01`, `view 2`: counters rather than names. */
const COUNTER = /^(view|camera|image|angle)? ?#?\d{0,3}$/i;
/** Indiana's icon for a closed camera, and streams that strayed into a picture's field. */
const NOT_A_PICTURE = /\.(svg|m3u8)$/i;
/** Addresses in video fields that no video player can play. */
const NOT_A_STREAM = /\.(jpe?g|png|gif|html?|mjpe?g|flv|swf)$|youtube|youtu\.be/i;

/**
 * Picks what the site shows of a camera: the first usable view on top, all of them in `views` when there are several
 * (spec 3). A locked video gives endpoint to its still. Without a usable view, says why.
 */
export function chooseFeeds(views: readonly RawView[], site?: string): Feeds | DropReason {
  const shown = views.filter((view) => view.isBlocked !== true && view.isDisabled !== true);
  const usable = secureOnes(shown.flatMap((view) => usableView(view, site)))
    .slice(0, MAX_VIEWS)
    .map(({ name, ...feed }, index): CameraView => ({ angleName: angleNameOf(name, index), ...feed }));
  const first = usable[0];
  if (first === undefined) return whyNone(views, shown);
  return {
    videoUrl: first.videoUrl,
    imageUrl: first.imageUrl,
    feedType: first.feedType,
    ...(usable.length > 1 && { hasMultipleViews: true, views: usable }),
    ...(shown.some((view) => isLockedVideo(view, site)) && { videoAuthRequired: true }),
    ...(isInsecure(first) && { isInsecure: true }),
  };
}

function usableView(view: RawView, site: string | undefined): (Feed & { name: unknown })[] {
  const isVideoUsable = view.isVideoLocked !== true && view.isVideoDisabled !== true;
  const video = isVideoUsable ? streamUrl(view.videoUrl, site) : null;
  const image = pictureUrl(view.imageUrl, site);
  return video === null && image === null ? [] : [{ name: view.name, ...securePair(video, image) }];
}

/** Insecure views are kept only where there are no others. */
function secureOnes<T extends Feed>(feeds: T[]): T[] {
  const secure = feeds.filter((feed) => !isInsecure(feed));
  return secure.length === 0 ? feeds : secure;
}

function isInsecure(feed: Feed): boolean {
  return isInsecureUrl(feed.videoUrl) || isInsecureUrl(feed.imageUrl);
}

/** An insecure address is kept only where it is the only one. */
function securePair(video: string | null, image: string | null): Feed {
  const videoUrl = isInsecureUrl(video) && image !== null && !isInsecureUrl(image) ? null : video;
  const imageUrl = isInsecureUrl(image) && videoUrl !== null && !isInsecureUrl(videoUrl) ? null : image;
  return { videoUrl, imageUrl, feedType: videoUrl === null ? 'image' : 'video' };
}

function streamUrl(value: unknown, site: string | undefined): string | null {
  const url = cleanFeedUrl(value, site);
  if (url === null) return null;
  const { host, pathname } = new URL(url);
  return NOT_A_STREAM.test(host + pathname) ? null : url;
}

function pictureUrl(value: unknown, site: string | undefined): string | null {
  const url = cleanFeedUrl(value, site);
  return url === null || NOT_A_PICTURE.test(new URL(url).pathname) ? null : url;
}

function angleNameOf(name: unknown, index: number): string {
  const text = meaningfulText(name);
  return COUNTER.test(text) ? `Angle ${index + 1}` : text;
}

function isLockedVideo(view: RawView, site: string | undefined): boolean {
  return view.isVideoLocked === true && view.isVideoDisabled !== true && streamUrl(view.videoUrl, site) !== null;
}

function whyNone(views: readonly RawView[], shown: readonly RawView[]): DropReason {
  if (shown.length > 0 || views.length === 0) return 'no-feed';
  return views.some((view) => view.isBlocked === true) ? 'blocked' : 'offline';
}
