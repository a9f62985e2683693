'use client';

import { useEffect, useRef } from 'react';
import { CONNECTING, type FeedStatus } from '@/lib/feed/feed-status';
import { connectVideo } from './connect-video';
import styles from './feed.module.css';
import { useRetry } from './use-retry';

interface VideoFeedProps {
  src: string;
  label: string;
  onStatus: (status: FeedStatus) => void;
}

/** A live video that plays as long as it is mounted, and starts again by itself after a failure. */
export function VideoFeed({ src, label, onStatus }: VideoFeedProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { attempt, down, fail, succeed } = useRetry();

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    onStatus(CONNECTING);
    return connectVideo(video, src, {
      onPlaying() {
        succeed();
        onStatus({ phase: 'live' });
      },
      onDown: fail,
    });
  }, [src, attempt, onStatus, fail, succeed]);

  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);

  // The recordings of a static demo end; a live stream never does.
  return <video ref={videoRef} className={styles.picture} aria-label={label} muted autoPlay playsInline loop />;
}
