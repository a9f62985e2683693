import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { getAngleName } from '@/lib/camera/traits';

// docs/behavior.md lists these limits.

export const REWIND_MS = 600_000;
export const REWIND_BYTES = 40_000_000;
export const FRAME_MS = 1_000;
/** Ten minutes of wider frames would exceed `REWIND_BYTES`. */
export const FRAME_WIDTH_PX = 854;
export const FRAME_QUALITY = 0.7;
/** Estimate for unreadable pictures, above most agencies' JPEGs. */
export const ASSUMED_BYTES_PER_PX = 0.25;
export const CLIP_PICTURE_MS = { min: 100, max: 500 } as const;
export const CLIP_MS = 60_000;

/** A saved picture of a feed, or one that the agency keeps. Times are epoch milliseconds. */
export interface Shot {
  readonly feed: string;
  readonly source: SourceId;
  readonly at: number;
  readonly takenAt: number | null;
  /** `takenAt` is computed from the agency's interval. */
  readonly isEstimate?: boolean;
  readonly mark: number | null;
  readonly bytes: number;
  /** An element where the pixels are unreadable; null if the agency keeps it and was not asked for it. */
  readonly picture: Blob | HTMLImageElement | null;
  /** The agency no longer has it. */
  readonly isLost?: boolean;
}

/** Pictures may arrive out of order; those further ahead are from before the clock was set back. */
const MAX_AHEAD_MS = 60_000;

export const dropOldShots = (shots: readonly Shot[], now: number): readonly Shot[] =>
  shots.filter(({ at }) => now - at <= REWIND_MS && at - now <= MAX_AHEAD_MS);

const isKept = (shots: readonly Shot[], { feed, at, mark }: Shot) => {
  const last = shots.findLast((shot) => shot.feed === feed);
  return last !== undefined && (last.at >= at || (mark !== null && last.mark === mark));
};

export function keepShot(shots: readonly Shot[], shot: Shot): readonly Shot[] {
  const recent = dropOldShots(shots, shot.at);
  if (isKept(recent, shot)) return shots;
  const young = [...recent, shot].toSorted((a, b) => a.at - b.at);
  let first = young.length;
  for (let bytes = 0; first > 0; first -= 1) {
    bytes += young[first - 1]?.bytes ?? 0;
    if (bytes > REWIND_BYTES) break;
  }
  return young.slice(first);
}

type Feeds = Pick<Camera, 'videoUrl' | 'imageUrl' | 'views' | 'fallback'>;

export function findShots(shots: readonly Shot[], { videoUrl, imageUrl, views, fallback }: Feeds): readonly Shot[] {
  const parts = [{ videoUrl, imageUrl }, ...(views ?? []), ...(fallback ? [fallback] : [])];
  const feeds = new Set(parts.flatMap((part) => [part.videoUrl, part.imageUrl]));
  return shots.filter(({ feed }) => feeds.has(feed));
}

/** Index of the picture at a time, or of the oldest; null means the newest. */
export function indexAt(shots: readonly Shot[], at: number | null): number {
  if (at === null) return shots.length - 1;
  return Math.max(
    0,
    shots.findLastIndex((shot) => shot.at <= at),
  );
}

export const getShotTime = ({ takenAt, at }: Shot) => takenAt ?? at;

export function formatShotClock(shot: Shot): string {
  const time = new Date(getShotTime(shot));
  return shot.isEstimate === true
    ? `about ${time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
    : time.toLocaleTimeString('en-US');
}

export function formatSpan(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

export function formatCounter(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** `45 min`, of an estimate; `3 min 20 s` */
export const formatShotAge = (shot: Shot, now: number): string => {
  const span = formatSpan(now - getShotTime(shot));
  return shot.isEstimate === true ? span.replace(/ \d+ s$/, '') : span;
};

function getVerb({ takenAt, isEstimate }: Shot): string {
  if (takenAt === null) return 'Seen';
  return isEstimate === true ? 'Taken about' : 'Taken';
}

/** `Taken at 2:02:31 PM, 3 min 20 s ago`, or `About 45 min ago` */
export function describeShot(shot: Shot, now: number): string {
  if (shot.isEstimate === true) return `About ${formatShotAge(shot, now)} ago`;
  return `${getVerb(shot)} at ${formatShotClock(shot)}, ${formatSpan(now - getShotTime(shot))} ago`;
}

type Shown = Pick<Camera, 'location' | 'isDemo' | 'source' | 'attribution' | 'views' | 'fallback'>;

/** Camera, time with zone, agency with license. */
export function getStampLines(camera: Shown, shot: Shot): readonly string[] {
  const { location, isDemo, views, fallback } = camera;
  const angle = views?.findIndex(({ videoUrl, imageUrl }) => [videoUrl, imageUrl].includes(shot.feed)) ?? -1;
  const view = views?.[angle];
  const { name, license } = (fallback?.source === shot.source ? fallback : camera).attribution;
  const time = new Date(getShotTime(shot)).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZoneName: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
  return [
    [isDemo === true && 'DEMO', location, view && getAngleName(view, angle)].filter(Boolean).join(' · '),
    `${getVerb(shot)} ${time}`,
    `Picture: ${name}. ${license}`,
  ];
}

export function getClipPictureMs(count: number): number {
  return Math.min(CLIP_PICTURE_MS.max, Math.max(CLIP_PICTURE_MS.min, CLIP_MS / Math.max(1, count)));
}
