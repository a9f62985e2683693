'use client';

import { useRef } from 'react';
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
}

/** The live picture of a camera: video, a refreshing still, or both (hybrid: the still lies underneath until the video plays). */
export function CameraFeed({ source, label }: CameraFeedProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { video, still, isResting, isStillRefreshing, status } = useFeedParts(boxRef, source);
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
      {video?.isRunning === true && (
        <VideoFeed src={video.url} label={label} isResting={isResting} onStatus={video.onStatus} />
      )}
      <FeedOverlay status={status} />
      <FreshnessChip status={status} />
    </div>
  );
}
