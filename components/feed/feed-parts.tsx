'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useOnline, usePageVisible } from '@/components/browser/page-state';
import { rememberRecent } from '@/lib/core/collections';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { copyPicture } from './copy-picture';
import { StillController, VideoController, type FeedController, type StillSettings } from './feed-controllers';
import styles from './feed.module.css';
import { useMediaRef } from './media-ref';
import { trackPlayer } from './players/feed-scheduler';

interface PartProps {
  src: string;
  label: string;
  isFocused: boolean;
  isWatched: boolean;
  tries?: number;
  onStatus: (status: FeedStatus) => void;
}

/** @param key A new one reopens the feed. */
function useController<Controller extends FeedController>(
  key: string,
  { isWatched, tries = 0 }: PartProps,
  make: () => Controller | null,
) {
  const controller = useRef<Controller>(null);
  const isPageVisible = usePageVisible();
  const isOnline = useOnline();
  const handleMake = useEffectEvent(make);
  useEffect(() => {
    const opened = handleMake();
    controller.current = opened;
    opened?.start();
    return () => {
      controller.current = null;
      opened?.close();
    };
  }, [key]);
  useEffect(() => controller.current?.setHere(isWatched && isPageVisible && isOnline));
  useEffect(() => {
    if (tries > 0) controller.current?.tryNow();
  }, [tries]);
  return controller;
}

interface StillFeedProps extends PartProps, Pick<StillSettings, 'cadenceMs' | 'isRefreshing'> {
  boxRef: RefObject<Element | null>;
}

export function StillFeed(props: StillFeedProps) {
  const { boxRef, src, onStatus, label, cadenceMs, isFocused, isRefreshing, isWatched } = props;
  const mediaRef = useMediaRef();
  const className = styles.picture ?? '';
  const settings = { label, className, cadenceMs, isFocused, isRefreshing, isWatched };
  const controller = useController(src, props, () => {
    if (boxRef.current === null) return null;
    const opened = new StillController(boxRef.current, src, settings, (status) => {
      mediaRef.setStill(opened.picture);
      onStatus(status);
    });
    return opened;
  });
  useEffect(() => controller.current?.set(settings));
  useEffect(() => () => mediaRef.setStill(null), [mediaRef]);
  return null;
}

const MAX_FRAMES = 60;
const WIDTH_PX = 360;

const frames = new Map<string, HTMLCanvasElement>();

function keepLastFrame(src: string, video: HTMLVideoElement): void {
  // A video that never played may have no pixels.
  if (video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA || video.played.length === 0) return;
  rememberRecent(frames, src, copyPicture(video, { maxWidthPx: WIDTH_PX }), MAX_FRAMES);
}

interface LastFrameProps {
  boxRef: RefObject<Element | null>;
  src: string | null;
  label: string;
  onShown: (isShown: boolean) => void;
}

export function LastFrame({ boxRef, src, label, onShown }: LastFrameProps) {
  useLayoutEffect(() => {
    const picture = src === null ? undefined : frames.get(src);
    if (!picture) return;
    Object.assign(picture, { className: styles.picture, role: 'img', ariaLabel: label });
    boxRef.current?.prepend(picture);
    onShown(true);
    return () => {
      picture.remove();
      onShown(false);
    };
  }, [boxRef, src, label, onShown]);
  return null;
}

export function VideoFeed({ isResting, ...props }: PartProps & { isResting: boolean }) {
  const { src, label, isFocused, onStatus } = props;
  const mediaRef = useMediaRef();
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isAutoplayBlocked, setAutoplayBlocked] = useState(false);
  const controller = useController(`${src} ${isFocused}`, props, () => {
    const handleStatus = (status: FeedStatus) => {
      setAutoplayBlocked(status.phase === 'autoplay-blocked');
      onStatus(status);
    };
    return videoRef.current && new VideoController(videoRef.current, src, isFocused, handleStatus);
  });
  useEffect(() => controller.current?.setResting(isResting));
  useEffect(() => () => onStatus(IDLE), [onStatus]);

  useLayoutEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    mediaRef.setVideo(video);
    const untrack = trackPlayer(video);
    return () => {
      keepLastFrame(src, video);
      mediaRef.setVideo(null);
      untrack();
    };
  }, [mediaRef, src]);

  return (
    <>
      <video ref={videoRef} className={styles.picture} aria-label={label} data-feed={src} muted autoPlay playsInline />
      {isAutoplayBlocked && (
        <button type="button" className={styles.playButton} onClick={() => void videoRef.current?.play()}>
          Play
        </button>
      )}
    </>
  );
}
