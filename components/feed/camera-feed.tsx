'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { notePicture } from '@/components/browser/page-settled';
import { getFilterLabel } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs, isInsecureUrl } from '@/lib/camera/traits';
import { DATA_SAVER_REFRESH_MS } from '@/lib/constants/feed';
import { combineStatus, hasFrame, IDLE, isLive, type FeedStatus } from '@/lib/feed/feed-status';
import { playSound } from '@/lib/settings/play-sound';
import styles from './feed.module.css';
import { FeedOverlay, FreshnessChip } from './feed-overlay';
import { useCountLive, useFeedSchedule } from './feed-scheduler';
import { frameMemory, LastFrame } from './last-frame';
import { StillFeed } from './still-feed';
import { VideoFeed } from './video-feed';

/** A camera, or one of its angles. At least one of the two addresses is set. */
export type FeedSource = Pick<
  Camera,
  'videoUrl' | 'imageUrl' | 'refreshMs' | 'source' | 'attribution' | 'isDemo' | 'fallback'
>;

interface FeedPart {
  readonly url: string;
  readonly isRunning: boolean;
  /** Idle unless running, or found down when it last was: any other status is stale. */
  readonly status: FeedStatus;
  readonly onStatus: (status: FeedStatus) => void;
}

/** Where else to look. The demo network has no agencies. */
const agencyLink = ({ attribution, isDemo }: FeedSource) => (isDemo === true ? null : attribution.url);

const INSECURE: FeedStatus = { phase: 'down', reason: 'insecure', retryAt: null };

interface PartSchedule {
  readonly isNear: boolean;
  readonly mayRun: boolean;
  /** Keeps a picture it has, but loads no first one. */
  readonly isResting: boolean;
  readonly isSaving: boolean;
}

function useFeedPart(url: string | null, { isNear, mayRun, isResting, isSaving }: PartSchedule): FeedPart | null {
  const [status, setStatus] = useState<FeedStatus>(IDLE);
  if (url === null) return null;
  if (isNear && isInsecureUrl(url)) return { url, isRunning: false, status: INSECURE, onStatus: setStatus };
  const isRunning = isNear && mayRun && (!isResting || hasFrame(status));
  const kept = status.phase === 'down' && !isSaving ? status : IDLE;
  return { url, isRunning, status: isRunning ? status : kept, onStatus: setStatus };
}

/** The address of a video without a picture. */
const getWaiting = (video: FeedPart | null) => (video && !hasFrame(video.status) ? video.url : null);

const WAITS_WITH_FRAME: FeedStatus = { phase: 'paused', hasPicture: true };

/** On the wall its last frame stays until there is another; the enlarged one says that it connects. */
const STAYS_WITH_FRAME: ReadonlySet<string> = new Set(['idle', 'connecting']);

interface VideoCircumstances {
  readonly isPaused: boolean;
  /** It is on the wall and shows its last frame. */
  readonly hasLastFrame: boolean;
}

function getVideoStatus(video: FeedPart | null, { isPaused, hasLastFrame }: VideoCircumstances): FeedStatus | null {
  if (video === null) return null;
  if (hasLastFrame && STAYS_WITH_FRAME.has(video.status.phase)) return WAITS_WITH_FRAME;
  if (!isPaused || video.status.phase === 'down') return video.status;
  return { phase: 'paused', hasPicture: hasFrame(video.status) };
}

function useFeedParts(
  boxRef: RefObject<HTMLElement | null>,
  source: FeedSource,
  isFocused: boolean,
  isInFront: boolean,
) {
  const [hasLastFrame, setHasLastFrame] = useState(false);
  const { videoUrl, imageUrl } = source;
  const getFrameAgeMs = () => (videoUrl !== null && imageUrl === null ? frameMemory.getAgeMs(videoUrl) : 0);
  const schedule = useFeedSchedule(boxRef, { isFocused, isInFront, hasVideo: videoUrl !== null, getFrameAgeMs });
  const { isNear, isResting, isPaused, isSaving } = schedule;
  const video = useFeedPart(videoUrl, { isNear, mayRun: schedule.mayPlay, isResting, isSaving });
  const still = useFeedPart(imageUrl, { isNear, mayRun: true, isResting: schedule.isBehind, isSaving });
  return {
    video,
    still,
    isResting,
    isSaving,
    isWatched: schedule.isWatched,
    isStillRefreshing: schedule.isWatched && !isPaused && video?.status.phase !== 'live',
    status: combineStatus(
      getVideoStatus(video, { isPaused, hasLastFrame: hasLastFrame && !isSaving && !isFocused }),
      still?.status ?? null,
    ),
    lastFrameOf: still === null ? getWaiting(video) : null,
    onLastFrame: setHasLastFrame,
  };
}

interface CameraFeedProps {
  source: FeedSource;
  label: string;
  /** The one enlarged feed: it plays with low latency and shows the whole picture, and all others rest. */
  isFocused?: boolean;
  /** One of several feeds shown over the wall: they play as on the wall, and the wall rests. */
  isInFront?: boolean;
  /** Called on every change; pass a stable function. */
  onStatus?: (status: FeedStatus) => void;
}

/** A video, a refreshing still, or both (the still then shows until the video plays). */
function OneFeed({ source, label, isFocused = false, isInFront = isFocused, onStatus }: CameraFeedProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const parts = useFeedParts(boxRef, source, isFocused, isInFront);
  const { video, still, status, isSaving } = parts;
  const cadenceMs = getCadenceMs(source);
  useCountLive(isLive(status));
  const isDown = status.phase === 'down';
  const isShown = hasFrame(status);
  useEffect(() => {
    if (isShown) notePicture();
  }, [isShown]);
  useEffect(() => {
    // Only for the enlarged feed: on a wall of thirty, something always fails.
    if (isFocused && isDown) playSound('static');
  }, [isFocused, isDown]);
  useEffect(() => {
    onStatus?.(status);
  }, [status, onStatus]);
  return (
    <div
      ref={boxRef}
      className={styles.feed}
      data-phase={status.phase}
      data-focused={isFocused}
      data-source={source.source}
    >
      {still?.isRunning === true && (
        <StillFeed
          boxRef={boxRef}
          src={still.url}
          label={label}
          cadenceMs={isSaving ? Math.max(DATA_SAVER_REFRESH_MS, cadenceMs ?? 0) : cadenceMs}
          isFocused={isFocused}
          isRefreshing={parts.isStillRefreshing}
          isWatched={parts.isWatched}
          onStatus={still.onStatus}
        />
      )}
      <LastFrame boxRef={boxRef} src={parts.lastFrameOf} label={label} onShown={parts.onLastFrame} />
      {video?.isRunning === true && (
        <VideoFeed
          src={video.url}
          label={label}
          isFocused={isFocused}
          isResting={parts.isResting}
          isWatched={parts.isWatched}
          onStatus={video.onStatus}
        />
      )}
      <FeedOverlay
        status={status}
        hasVideo={video !== null}
        isSaving={isSaving}
        link={isFocused ? agencyLink(source) : null}
      />
      <FreshnessChip status={status} />
    </div>
  );
}

/** The live picture of a camera. Once its own feed is down, another agency's of the same camera takes its place, labeled. */
export function CameraFeed({ onStatus, ...props }: CameraFeedProps) {
  const { source } = props;
  const address = `${source.videoUrl} ${source.imageUrl}`;
  const [downAddress, setDownAddress] = useState<string | null>(null);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      // Offline, another agency's feed would be no better.
      if (status.phase === 'down' && navigator.onLine) setDownAddress(address);
      onStatus?.(status);
    },
    [address, onStatus],
  );
  if (source.fallback === undefined || downAddress !== address) return <OneFeed {...props} onStatus={handleStatus} />;
  return (
    <>
      <OneFeed key="fallback" {...props} source={source.fallback} {...(onStatus && { onStatus })} />
      <span className={styles.via}>{`VIA ${getFilterLabel(source.fallback.source)}`}</span>
    </>
  );
}
