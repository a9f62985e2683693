import { rememberRecent } from '@/lib/core/collections';
import { copyPicture } from './copy-picture';

const MAX_FRAMES = 60;
const WIDTH_PX = 360;
const frames = new Map<string, HTMLCanvasElement>();

export const lastFrames = {
  keep(src: string, video: HTMLVideoElement): void {
    // A video that never played may have no pixels.
    if (video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA || video.played.length === 0) return;
    rememberRecent(frames, src, copyPicture(video, { maxWidthPx: WIDTH_PX }), MAX_FRAMES);
  },
  find: (src: string): HTMLCanvasElement | undefined => frames.get(src),
};

export type LastFrames = typeof lastFrames;
