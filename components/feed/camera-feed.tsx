'use client';

import { useEffect, useRef } from 'react';
import type { FeedStatus } from '@/lib/feed/feed-status';
import styles from './feed.module.css';
import { FeedOverlay } from './feed-overlay';
import { FreshnessChip } from './freshness-chip';
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
  /** Hears of every change; give it a stable function. */
  onStatus?: (status: FeedStatus) => void;
}

/** The live picture of a camera: video, a refreshing still, or both (hybrid: the still lies underneath until the video plays). */
export function CameraFeed({ source, label, onStatus }: CameraFeedProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { video, still, isStillRefreshing, status } = useFeedParts(boxRef, source);
  useEffect(() => {
    onStatus?.(status);
  }, [status, onStatus]);
  return (
    <div ref={boxRef} className={styles.feed} data-phase={status.phase}>
      {still?.isRunning === true && (
        <StillFeed
          src={still.url}
          label={label}
          refreshMs={source.refreshMs}
          isRefreshing={isStillRefreshing}
          onStatus={still.onStatus}
        />
      )}
      {video?.isRunning === true && <VideoFeed src={video.url} label={label} onStatus={video.onStatus} />}
      <FeedOverlay status={status} />
      <FreshnessChip status={status} />
    </div>
  );
}
