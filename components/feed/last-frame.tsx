'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { copyPicture } from './copy-picture';
import styles from './feed.module.css';

const MOST_FRAMES = 60;
const WIDTH_PX = 360;

interface Frame {
  readonly picture: HTMLCanvasElement;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The last frames of videos that have left their player, by address. They stay in memory, for as long as the page does. */
class FrameMemory {
  private readonly frames = new Map<string, Frame>();

  get(src: string): Frame | undefined {
    return this.frames.get(src);
  }

  getAgeMs(src: string): number {
    return Date.now() - (this.frames.get(src)?.at ?? -Infinity);
  }

  keep(src: string, video: HTMLVideoElement): void {
    // A video that has data, and has not played, may still have no pixels.
    if (video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA || video.played.length === 0) return;
    this.frames.delete(src);
    this.frames.set(src, { picture: copyPicture(video, WIDTH_PX), at: Date.now() });
    const [oldest] = this.frames.keys();
    if (oldest !== undefined && this.frames.size > MOST_FRAMES) this.frames.delete(oldest);
  }
}

export const frameMemory = new FrameMemory();

interface LastFrameProps {
  /** Gets the frame as its first child. */
  boxRef: RefObject<Element | null>;
  /** Of the video; null for none. */
  src: string | null;
  label: string;
  /** Whether there is one. */
  onShown: (isShown: boolean) => void;
}

/** The last frame of a video that waits for a player. */
export function LastFrame({ boxRef, src, label, onShown }: LastFrameProps) {
  useLayoutEffect(() => {
    const picture = src === null ? undefined : frameMemory.get(src)?.picture;
    if (!picture) return;
    picture.className = styles.picture ?? '';
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', label);
    boxRef.current?.prepend(picture);
    onShown(true);
    return () => {
      picture.remove();
      onShown(false);
    };
  }, [boxRef, src, label, onShown]);
  return null;
}
