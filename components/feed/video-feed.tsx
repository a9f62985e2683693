'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CONNECTING, IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { connectVideo, type VideoConnection } from './connect-video';
import styles from './feed.module.css';
import { focusConfig, wallConfig } from './hls-config';
import { useMediaRef } from './media-ref';
import { useRetry } from './use-retry';

interface VideoFeedProps {
  src: string;
  label: string;
  /** The one enlarged video, which plays with low latency. */
  isFocused: boolean;
  /** Keeps the last picture and asks for nothing: a hidden page, or all feeds paused. */
  isResting: boolean;
  onStatus: (status: FeedStatus) => void;
}

/** A live video that plays as long as it is mounted, and starts again by itself after a failure. */
export function VideoFeed({ src, label, isFocused, isResting, onStatus }: VideoFeedProps) {
  const mediaRef = useMediaRef();
  const videoRef = useRef<HTMLVideoElement>(null);
  const connection = useRef<VideoConnection | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { attempt, down, fail, succeed } = useRetry();

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    onStatus(CONNECTING);
    const callbacks = {
      onPlaying() {
        setRefused(false);
        succeed();
        onStatus({ phase: 'live' });
      },
      onStalled() {
        onStatus({ phase: 'stalled' });
      },
      onRefused() {
        setRefused(true);
        onStatus({ phase: 'refused' });
      },
      onDown: fail,
    };
    const opened = connectVideo(video, src, callbacks, isFocused ? focusConfig() : wallConfig());
    connection.current = opened;
    return () => {
      connection.current = null;
      opened.close();
    };
  }, [src, isFocused, attempt, onStatus, fail, succeed]);

  useLayoutEffect(() => {
    mediaRef.setVideo(videoRef.current);
    return () => mediaRef.setVideo(null);
  }, [mediaRef]);

  useEffect(() => {
    if (isResting) connection.current?.rest();
    else connection.current?.resume();
  }, [isResting, attempt]);

  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);

  useEffect(
    () => () => {
      onStatus(IDLE);
    },
    [onStatus],
  );

  return (
    <>
      {/* The recordings of a static demo end, so that they loop; a live stream never does. */}
      <video ref={videoRef} className={styles.picture} aria-label={label} muted autoPlay playsInline loop />
      {isRefused && (
        <button type="button" className={styles.playButton} onClick={() => void videoRef.current?.play()}>
          Play
        </button>
      )}
    </>
  );
}
