'use client';

import { useEffect, useRef } from 'react';
import { DATA_SAVER_REFRESH_MS } from '@/lib/constants/feed';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { playSound } from '@/lib/settings/play-sound';
import styles from './feed.module.css';
import { FeedOverlay } from './feed-overlay';
import { FreshnessChip } from './freshness-chip';
import { useCountLive } from './live-feeds-store';
import { StillFeed } from './still-feed';
import { useFeedParts } from './use-feed-parts';
import { VideoFeed } from './video-feed';

/** The feed of a camera or of one of its views. One of the two addresses is there. */
export interface FeedSource {
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
  /** The agency's own time between two pictures, milliseconds. */
  readonly refreshMs: number | null;
}

interface CameraFeedProps {
  source: FeedSource;
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** The one feed that is looked at enlarged: it plays with low latency, shows the whole picture, and the others rest. */
  isFocused?: boolean;
  /** One of several feeds looked at over the wall: they play as on the wall, and the wall rests. */
  isInFront?: boolean;
  /** Hears of every change; give it a stable function. */
  onStatus?: (status: FeedStatus) => void;
}

/** The live picture of a camera: video, a refreshing still, or both (hybrid: the still lies underneath until the video plays). */
export function CameraFeed({ source, label, isFocused = false, isInFront = isFocused, onStatus }: CameraFeedProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { video, still, isResting, isSaving, isStillRefreshing, status } = useFeedParts(boxRef, source, {
    isFocused,
    isInFront,
  });
  useCountLive(status.phase === 'live');
  const isDown = status.phase === 'down';
  useEffect(() => {
    // On a wall of thirty, one that goes down is nobody's news.
    if (isFocused && isDown) playSound('static');
  }, [isFocused, isDown]);
  useEffect(() => {
    onStatus?.(status);
  }, [status, onStatus]);
  return (
    <div ref={boxRef} className={styles.feed} data-phase={status.phase} data-focused={isFocused}>
      {still?.isRunning === true && (
        <StillFeed
          src={still.url}
          label={label}
          refreshMs={isSaving ? Math.max(DATA_SAVER_REFRESH_MS, source.refreshMs ?? 0) : source.refreshMs}
          isRefreshing={isStillRefreshing}
          onStatus={still.onStatus}
        />
      )}
      {video?.isRunning === true && (
        <VideoFeed
          src={video.url}
          label={label}
          isFocused={isFocused}
          isResting={isResting}
          onStatus={video.onStatus}
        />
      )}
      <FeedOverlay status={status} hasVideo={source.videoUrl !== null} isSaving={isSaving} />
      <FreshnessChip status={status} />
    </div>
  );
}
