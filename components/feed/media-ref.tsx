'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import type { Size } from '@/lib/feed/zoom';

/** The elements a feed shows its pictures in. The feed registers them; zoom, picture-in-picture and detection read them. */
export class MediaRef {
  video: HTMLVideoElement | null = null;
  private still: HTMLImageElement | null = null;

  /** What the visitor sees: the video once it has a frame, else the still. Null before the first picture. */
  get current(): HTMLVideoElement | HTMLImageElement | null {
    const { video, still } = this;
    if (video && video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA) return video;
    return still && still.naturalWidth > 0 ? still : null;
  }

  setVideo(video: HTMLVideoElement | null): void {
    this.video = video;
  }

  setStill(still: HTMLImageElement | null): void {
    this.still = still;
  }
}

/** Pixels of the picture itself; 0 x 0 without one. */
export function naturalSize(picture: MediaRef['current']): Size {
  if (picture instanceof HTMLVideoElement) return { width: picture.videoWidth, height: picture.videoHeight };
  return { width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 };
}

const MediaContext = createContext<MediaRef | null>(null);

export function useMediaRef(): MediaRef {
  const [own] = useState(() => new MediaRef());
  return use(MediaContext) ?? own;
}

interface MediaProviderProps {
  mediaRef?: MediaRef;
  children: ReactNode;
}

export function MediaProvider({ mediaRef, children }: MediaProviderProps) {
  const fallback = useMediaRef();
  return <MediaContext value={mediaRef ?? fallback}>{children}</MediaContext>;
}
