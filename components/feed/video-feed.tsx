'use client';

import { useEffect, useRef } from 'react';
import { CONNECTING, type FeedStatus } from '@/lib/feed/feed-status';
import { connectVideo } from './connect-video';
import styles from './feed.module.css';
import { focusConfig, wallConfig } from './hls-config';
import { useRetry } from './use-retry';

interface VideoFeedProps {
  src: string;
  label: string;
  /** The one enlarged video, which plays with low latency. */
  isFocused: boolean;
  onStatus: (status: FeedStatus) => void;
}

/** A live video that plays as long as it is mounted, and starts again by itself after a failure. */
export function VideoFeed({ src, label, isFocused, onStatus }: VideoFeedProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { attempt, down, fail, succeed } = useRetry();

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    onStatus(CONNECTING);
    const handlePlaying = () => {
      succeed();
      onStatus({ phase: 'live' });
    };
    const config = isFocused ? focusConfig() : wallConfig();
    return connectVideo(video, src, { onPlaying: handlePlaying, onDown: fail }, config);
  }, [src, isFocused, attempt, onStatus, fail, succeed]);

  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);

  // The recordings of a static demo end; a live stream never does.
  return <video ref={videoRef} className={styles.picture} aria-label={label} muted autoPlay playsInline loop />;
}
