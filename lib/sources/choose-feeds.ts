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

/** As many views as a camera may have (CameraSchema). */
const MAX_VIEWS = 40;
/** `00`, `01`, `view 2`: counters rather than names. */
const COUNTER = /^(view|camera|image|angle)? ?#?\d{0,3}$/i;
/** Addresses in video fields that no video player can play. */
const NOT_A_STREAM = /\.(jpe?g|png|gif|html?|mjpe?g|flv|swf)$|youtube|youtu\.be/i;

/**
 * Picks what the site shows of a camera: the first usable view on top, all of them in `views` when there are several
 * (spec 3). A locked video gives way to its still. Without a usable view, says why.
 */
export function chooseFeeds(views: readonly RawView[], site?: string): Feeds | DropReason {
  const shown = views.filter((view) => view.isBlocked !== true && view.isDisabled !== true);
  const usable = shown.flatMap((view, index) => usableView(view, index, site)).slice(0, MAX_VIEWS);
  const first = usable[0];
  if (first === undefined) return whyNone(views, shown);
  return {
    videoUrl: first.videoUrl,
    imageUrl: first.imageUrl,
    feedType: first.feedType,
    ...(usable.length > 1 && { hasMultipleViews: true, views: usable }),
    ...(shown.some((view) => isLockedVideo(view, site)) && { videoAuthRequired: true }),
    ...((isInsecureUrl(first.videoUrl) || isInsecureUrl(first.imageUrl)) && { isInsecure: true }),
  };
}

function usableView(view: RawView, index: number, site: string | undefined): CameraView[] {
  const isVideoUsable = view.isVideoLocked !== true && view.isVideoDisabled !== true;
  const video = isVideoUsable ? streamUrl(view.videoUrl, site) : null;
  const image = cleanFeedUrl(view.imageUrl, site);
  if (video === null && image === null) return [];
  const angleName = angleNameOf(view.name, index);
  return [{ angleName, ...securePair(video, image) }];
}

/** An insecure address is kept only where it is the only one. */
function securePair(video: string | null, image: string | null): Omit<CameraView, 'angleName'> {
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

function angleNameOf(name: unknown, index: number): string {
  const text = meaningfulText(name);
  return COUNTER.test(text) ? `Angle ${index + 1}` : text;
}

function isLockedVideo(view: RawView, site: string | undefined): boolean {
  return view.isVideoLocked === true && streamUrl(view.videoUrl, site) !== null;
}

function whyNone(views: readonly RawView[], shown: readonly RawView[]): DropReason {
  if (shown.length > 0 || views.length === 0) return 'no-feed';
  return views.some((view) => view.isBlocked === true) ? 'blocked' : 'offline';
}
