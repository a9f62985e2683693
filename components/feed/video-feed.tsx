'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { LAST_FRAME_MS } from '@/lib/constants/feed';
import { CONNECTING, IDLE, type DownReason, type DownStatus, type FeedStatus } from '@/lib/feed/feed-status';
import { VideoMemory } from '@/lib/feed/video-memory';
import { connectVideo, type VideoConnection } from './connect-video';
import styles from './feed.module.css';
import { focusConfig, wallConfig } from './hls-config';
import { frameMemory } from './last-frame';
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
  useEffect(() => () => onStatus(IDLE), [onStatus]);
  useEffect(() => {
    if (!down) return;
    onStatus(down);
    // Without a player it stays down, until it gets a look again.
    return () => onStatus(down.retryAt === null ? down : { ...down, retryAt: Date.now() + LAST_FRAME_MS });
  }, [down, onStatus]);
}

function useConnection(videoRef: RefObject<HTMLVideoElement | null>, props: Omit<VideoFeedProps, 'label'>) {
  const { src, isFocused, isResting, isWatched, onStatus } = props;
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
      onPlaying(delayMs: number | null) {
        setAutoplayBlocked(false);
        memory.play(src);
        succeed();
        onStatus({ phase: 'live', delayMs });
      },
      onStalled() {
        onStatus({ phase: 'stalled' });
      },
      onAutoplayBlocked() {
        setAutoplayBlocked(true);
        onStatus({ phase: 'autoplay-blocked' });
      },
      onDown(reason: DownReason) {
        fail(memory.fail(src, reason));
      },
    };
    const opened = connectVideo(video, src, callbacks, isFocused ? focusConfig() : wallConfig());
    connection.current = opened;
    return () => {
      connection.current = null;
      opened.close();
    };
  }, [videoRef, src, isFocused, attempt, onStatus, fail, succeed]);

  useEffect(() => {
    if (isResting) connection.current?.rest();
    else connection.current?.resume();
  }, [isResting, attempt]);

  return { isAutoplayBlocked, down };
}

export function VideoFeed({ label, ...props }: VideoFeedProps) {
  const { src, onStatus } = props;
  const mediaRef = useMediaRef();
  const videoRef = useRef<HTMLVideoElement>(null);
  const { isAutoplayBlocked, down } = useConnection(videoRef, props);

  useLayoutEffect(() => {
    const video = videoRef.current;
    mediaRef.setVideo(video);
    return () => {
      if (video) frameMemory.keep(src, video);
      mediaRef.setVideo(null);
    };
  }, [mediaRef, src]);

  useReport(down, onStatus);

  return (
    <>
      <video
        ref={videoRef}
        className={styles.picture}
        aria-label={label}
        data-feed={src}
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
