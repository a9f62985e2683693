'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { notePicture } from '@/components/browser/page-settled';
import { getFilterLabel } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs, isInsecureUrl } from '@/lib/camera/traits';
import { DATA_SAVER_REFRESH_MS } from '@/lib/constants/feed';
import { combineStatus, hasFrame, IDLE, INSECURE, isLive, type FeedStatus } from '@/lib/feed/feed-status';
import { playSound } from '@/lib/settings/play-sound';
import { LastFrame, StillFeed, VideoFeed } from './feed-parts';
import styles from './feed.module.css';
import { useCountLive, useFeedSchedule } from './players/feed-scheduler';
import { FeedOverlay, FreshnessChip } from './stage/feed-overlay';

/** A camera or one of its angles, with at least one address. */
export type FeedSource = Pick<
  Camera,
  'videoUrl' | 'imageUrl' | 'refreshMs' | 'source' | 'attribution' | 'isDemo' | 'fallback'
>;

const agencyLink = ({ attribution, isDemo }: FeedSource) => (isDemo === true ? null : attribution.url);

/** @param isResting Shows a loaded picture, but loads no first one. */
function useFeedPart(url: string | null, isNear: boolean, mayRun: boolean, isResting: boolean) {
  const [status, setStatus] = useState<FeedStatus>(IDLE);
  if (url === null) return null;
  if (isNear && isInsecureUrl(url)) return { url, isRunning: false, status: INSECURE, onStatus: setStatus };
  const isRunning = isNear && mayRun && (!isResting || hasFrame(status));
  return { url, isRunning, status: isRunning ? status : IDLE, onStatus: setStatus };
}

type Part = NonNullable<ReturnType<typeof useFeedPart>>;

const getWaitingUrl = (video: Part | null) => (video && !hasFrame(video.status) ? video.url : null);

const PAUSED_ON_FRAME: FeedStatus = { phase: 'paused', hasPicture: true };
const COVERED_BY_FRAME: ReadonlySet<string> = new Set(['idle', 'connecting']);

function getVideoStatus(video: Part | null, isPaused: boolean, hasLastFrame: boolean): FeedStatus | null {
  if (video === null) return null;
  const { status } = video;
  if (hasLastFrame && COVERED_BY_FRAME.has(status.phase)) return PAUSED_ON_FRAME;
  if (!isPaused || status.phase === 'down') return status;
  return { phase: 'paused', hasPicture: hasFrame(status) };
}

function useFeedParts(
  boxRef: RefObject<HTMLElement | null>,
  source: FeedSource,
  isFocused: boolean,
  isInFront: boolean,
) {
  const [hasLastFrame, setHasLastFrame] = useState(false);
  const { videoUrl, imageUrl } = source;
  const schedule = useFeedSchedule(boxRef, { isFocused, isInFront, hasVideo: videoUrl !== null });
  const { isNear, isResting, isPaused, isSaving, isWatched } = schedule;
  const video = useFeedPart(videoUrl, isNear, schedule.mayPlay, isResting);
  const still = useFeedPart(imageUrl, isNear, true, schedule.isBehind);
  const isCovered = hasLastFrame && !isSaving && !isFocused;
  return {
    ...{ video, still, isResting, isSaving, isWatched },
    isStillRefreshing: isWatched && !isPaused && video?.status.phase !== 'live',
    status: combineStatus(getVideoStatus(video, isPaused, isCovered), still?.status ?? null),
    lastFrameOf: still === null ? getWaitingUrl(video) : null,
    onLastFrame: setHasLastFrame,
  };
}

interface CameraFeedProps {
  source: FeedSource;
  label: string;
  /** Enlarged: low latency, all others pause. */
  isFocused?: boolean;
  /** In front of the grid, which pauses. */
  isInFront?: boolean;
  /** Must be stable. */
  onStatus?: (status: FeedStatus) => void;
}

function useStatusEffects(status: FeedStatus, isFocused: boolean, onStatus: CameraFeedProps['onStatus']): void {
  const isDown = status.phase === 'down';
  const isShown = hasFrame(status);
  useCountLive(isLive(status));
  useEffect(() => {
    if (isShown) notePicture();
  }, [isShown]);
  useEffect(() => {
    if (isFocused && isDown) playSound('static');
  }, [isFocused, isDown]);
  useEffect(() => {
    onStatus?.(status);
  }, [status, onStatus]);
}

function OneFeed({ source, label, isFocused = false, isInFront = isFocused, onStatus }: CameraFeedProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const parts = useFeedParts(boxRef, source, isFocused, isInFront);
  const { video, still, status, isSaving } = parts;
  const [tries, setTries] = useState(0);
  const cadenceMs = getCadenceMs(source);
  useStatusEffects(status, isFocused, onStatus);
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
          tries={tries}
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
          tries={tries}
          onStatus={video.onStatus}
        />
      )}
      <FeedOverlay
        status={status}
        hasVideo={video !== null}
        isSaving={isSaving}
        link={isFocused ? agencyLink(source) : null}
        onTryNow={() => setTries((count) => count + 1)}
      />
      <FreshnessChip status={status} />
    </div>
  );
}

/** The live picture of a camera. Shows its labeled fallback while its own feed is down. */
export function CameraFeed({ onStatus, ...props }: CameraFeedProps) {
  const { source } = props;
  const address = `${source.videoUrl} ${source.imageUrl}`;
  const [downAddress, setDownAddress] = useState<string | null>(null);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
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
