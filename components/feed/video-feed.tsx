'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CONNECTING, IDLE, type DownReason, type DownStatus, type FeedStatus } from '@/lib/feed/feed-status';
import { VideoMemory } from '@/lib/feed/video-memory';
import { connectVideo, type VideoConnection } from './connect-video';
import styles from './feed.module.css';
import { focusConfig, wallConfig } from './hls-config';
import { useMediaRef } from './media-ref';
import { useRetry } from './use-retry';

/** Without a server these are recordings, which repeat. Any other stream that ends is down. */
const DEMO_FEEDS = '/demo/';

const memory = new VideoMemory();

interface VideoFeedProps {
  src: string;
  label: string;
  /** Enlarged: plays with low latency. */
  isFocused: boolean;
  isResting: boolean;
  isWatched: boolean;
  onStatus: (status: FeedStatus) => void;
}

function useReport(down: DownStatus | null, onStatus: (status: FeedStatus) => void): void {
  useEffect(() => {
    if (down) onStatus(down);
  }, [down, onStatus]);
  useEffect(() => () => onStatus(IDLE), [onStatus]);
}

export function VideoFeed({ src, label, isFocused, isResting, isWatched, onStatus }: VideoFeedProps) {
  const mediaRef = useMediaRef();
  const videoRef = useRef<HTMLVideoElement>(null);
  const connection = useRef<VideoConnection | null>(null);
  const [isAutoplayBlocked, setAutoplayBlocked] = useState(false);
  const { attempt, down, fail, succeed } = useRetry(src, isWatched);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    const foreseen = memory.foresee(src);
    if (foreseen !== null) {
      fail(foreseen);
      return;
    }
    onStatus(CONNECTING);
    const callbacks = {
      onPlaying() {
        setAutoplayBlocked(false);
        memory.play(src);
        succeed();
        onStatus({ phase: 'live' });
      },
      onStalled() {
        onStatus({ phase: 'stalled' });
      },
      onAutoplayBlocked() {
        setAutoplayBlocked(true);
        onStatus({ phase: 'autoplay-blocked' });
      },
      onDown: (reason: DownReason) => {
        fail(memory.fail(src, reason));
      },
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

  useReport(down, onStatus);

  return (
    <>
      <video
        ref={videoRef}
        className={styles.picture}
        aria-label={label}
        muted
        autoPlay
        playsInline
        loop={src.startsWith(DEMO_FEEDS)}
      />
      {isAutoplayBlocked && (
        <button type="button" className={styles.playButton} onClick={() => void videoRef.current?.play()}>
          Play
        </button>
      )}
    </>
  );
}
