import { createContext, use, useState, type ReactNode } from 'react';

export class MediaRef {
  video: HTMLVideoElement | null = null;
  still: HTMLImageElement | null = null;

  get current(): HTMLVideoElement | HTMLImageElement | null {
    const { video, still } = this;
    if (video && video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA) return video;
    return still && still.naturalWidth > 0 ? still : null;
  }
}

const MediaContext = createContext<MediaRef | null>(null);

export function useMediaRef(): MediaRef {
  const [own] = useState(() => new MediaRef());
  return use(MediaContext) ?? own;
}

export function MediaProvider({ mediaRef, children }: { mediaRef?: MediaRef; children: ReactNode }) {
  const fallback = useMediaRef();
  return <MediaContext value={mediaRef ?? fallback}>{children}</MediaContext>;
}
