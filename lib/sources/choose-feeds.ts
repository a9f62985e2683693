import type { Camera, CameraView, Earlier } from '@/lib/camera/camera';
import { meaningfulText } from '@/lib/camera/clean-text';
import { cleanFeedUrl, hasCredential } from '@/lib/camera/feed-url';
import { isInsecureUrl } from '@/lib/camera/traits';
import type { Dropped, DropReason } from './source';

export interface RawView {
  readonly name?: unknown;
  readonly videoUrl?: unknown;
  readonly imageUrl?: unknown;
  /** Epoch milliseconds, of the picture and not of the row, which changes with any field. */
  readonly takenAt?: number | null;
  readonly isBlocked?: boolean;
  readonly isDisabled?: boolean;
  readonly isVideoLocked?: boolean;
  readonly isVideoDisabled?: boolean;
}

/** Addresses of pictures that the agency keeps, as in `Earlier`. */
export interface RawEarlier {
  readonly url: unknown;
  readonly list?: unknown;
  readonly count?: number;
  readonly everyMs?: number | null;
}

type Feeds = Pick<
  Camera,
  'videoUrl' | 'imageUrl' | 'feedType' | 'views' | 'hasMultipleViews' | 'videoAuthRequired' | 'isInsecure'
>;

type Feed = Omit<CameraView, 'angleName'>;

const MAX_VIEWS = 40;
/** `00`, `01`, `view 2`: counters, not names. */
const COUNTER = /^(view|camera|image|angle)? ?#?\d{0,3}$/i;
/** Indiana's icon for a closed camera, and misplaced streams. */
const NOT_A_PICTURE = /\.(svg|m3u8)$/i;
const NOT_A_STREAM = /\.(jpe?g|png|gif|html?|mjpe?g|flv|swf)$|youtube|youtu\.be/i;

/** The first usable view, and all of them in `views` if there are several. A still replaces a locked video. */
export function chooseFeeds(views: readonly RawView[], site?: string): Feeds | Dropped {
  const shown = views
    .filter((view) => view.isBlocked !== true && view.isDisabled !== true)
    .map((view) => ({
      ...view,
      videoUrl: cleanFeedUrl(view.videoUrl, site),
      imageUrl: cleanFeedUrl(view.imageUrl, site),
    }));
  const usable = preferSecure(shown.flatMap(toUsableView))
    .slice(0, MAX_VIEWS)
    .map(({ name, ...feed }, index): CameraView => ({ angleName: toAngleName(name, index), ...feed }))
    .map(numberRepeated);
  const first = usable[0];
  if (first === undefined) return { dropped: explainUnusable(views, shown) };
  return {
    videoUrl: first.videoUrl,
    imageUrl: first.imageUrl,
    feedType: first.feedType,
    ...(usable.length > 1 && { hasMultipleViews: true, views: usable }),
    ...(shown.some(isLockedVideo) && { videoAuthRequired: true }),
    ...(isInsecure(first) && { isInsecure: true }),
  };
}

/** Nothing if an address is unusable or the interval is unknown. */
export function chooseEarlier({ url, list, count, everyMs }: RawEarlier, site?: string): { earlier?: Earlier } {
  const pictures = cleanFeedUrl(url, site);
  if (!isPicture(pictures) || !pictures.startsWith('https:') || !pictures.includes('*')) return {};
  const times = cleanFeedUrl(list, site);
  if (isPublic(times)) return { earlier: { url: pictures, list: times } };
  return count && everyMs ? { earlier: { url: pictures, count, everyMs } } : {};
}

interface ShownView extends RawView {
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
}

function toUsableView(view: ShownView): (Feed & { name: unknown })[] {
  const isVideoUsable = view.isVideoLocked !== true && view.isVideoDisabled !== true;
  const video = isVideoUsable && isStream(view.videoUrl) ? view.videoUrl : null;
  const image = isPicture(view.imageUrl) ? view.imageUrl : null;
  return video === null && image === null ? [] : [{ name: view.name, ...securePair(video, image) }];
}

function preferSecure<T extends Feed>(feeds: T[]): T[] {
  const secure = feeds.filter((feed) => !isInsecure(feed));
  return secure.length === 0 ? feeds : secure;
}

const isInsecure = ({ videoUrl, imageUrl }: Feed): boolean => isInsecureUrl(videoUrl) || isInsecureUrl(imageUrl);

function securePair(video: string | null, image: string | null): Feed {
  const videoUrl = isInsecureUrl(video) && image !== null && !isInsecureUrl(image) ? null : video;
  const imageUrl = isInsecureUrl(image) && videoUrl !== null && !isInsecureUrl(videoUrl) ? null : image;
  return { videoUrl, imageUrl, feedType: videoUrl === null ? 'image' : 'video' };
}

const isPublic = (url: string | null): url is string => url !== null && !hasCredential(url);
const isPicture = (url: string | null): url is string => isPublic(url) && !NOT_A_PICTURE.test(new URL(url).pathname);

function isStream(url: string | null): boolean {
  if (!isPublic(url)) return false;
  const { host, pathname } = new URL(url);
  return !NOT_A_STREAM.test(host + pathname);
}

function toAngleName(name: unknown, index: number): string {
  const text = meaningfulText(name);
  return COUNTER.test(text) ? `Angle ${index + 1}` : text;
}

/** `Northbound (2)` */
function numberRepeated(view: CameraView, _: number, views: readonly CameraView[]): CameraView {
  const same = views.filter(({ angleName }) => angleName === view.angleName);
  return same.length === 1 ? view : { ...view, angleName: `${view.angleName} (${same.indexOf(view) + 1})` };
}

function isLockedVideo({ videoUrl, isVideoDisabled, isVideoLocked }: ShownView): boolean {
  if (isVideoDisabled === true) return false;
  return hasCredential(videoUrl ?? '') || (isVideoLocked === true && isStream(videoUrl));
}

function explainUnusable(views: readonly RawView[], shown: readonly ShownView[]): DropReason {
  if (shown.some(({ videoUrl, imageUrl }) => hasCredential(videoUrl ?? '') || hasCredential(imageUrl ?? '')))
    return 'locked';
  if (shown.length > 0 || views.length === 0) return 'no-feed';
  return views.some((view) => view.isBlocked === true) ? 'blocked' : 'offline';
}
