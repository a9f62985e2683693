/** Runs in the page of the wall benchmark: players side by side, and what they did. */
import { connectVideo } from '@/components/feed/video/connect-video';

/** Our tile, the first example in hls.js's documentation, or a looping file from memory: decoding alone. */
export type PlayerKind = 'ours' | 'usual' | 'plain';

export interface PlayerSample {
  /** From the start of all players to this one's first frame on screen; null before that. */
  readonly firstPictureMs: number | null;
  /** `waiting` events after the first picture, without buffered video. In others the machine was too busy to decode. */
  readonly starvations: number;
  readonly frames: number;
  readonly droppedFrames: number;
  /** Seconds of buffered video, played or not. */
  readonly heldSeconds: number;
}

interface Tile {
  readonly video: HTMLVideoElement;
  firstPictureMs: number | null;
  starvations: number;
}

const ignore = () => undefined;

const PLAYERS: Readonly<Record<PlayerKind, (video: HTMLVideoElement, url: string) => void>> = {
  ours: (video, url) => {
    connectVideo(video, url, { onPlaying: ignore, onStalled: ignore, onAutoplayBlocked: ignore, onDown: ignore });
  },
  usual: (video, url) => {
    // Loaded with the first player, like ours.
    void import('hls.js').then(({ default: Hls }) => {
      const hls = new Hls();
      hls.loadSource(url);
      hls.attachMedia(video);
      hls.on(Hls.Events.MANIFEST_PARSED, () => {
        video.play().catch(ignore);
      });
    });
  },
  plain: (video, url) => {
    void fetch(url)
      .then((response) => response.blob())
      .then((clip) => {
        video.src = URL.createObjectURL(clip);
        video.loop = true;
        return video.play();
      });
  },
};

const tiles: Tile[] = [];
document.body.style.cssText = 'margin: 0; display: grid; grid-template-columns: repeat(8, 200px)';

/** Less buffered video than this counts as none: about two frames. */
const STARVED_SECONDS = 0.15;

/** Seconds of buffered video ahead. */
function secondsAhead({ buffered, currentTime }: HTMLVideoElement): number {
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime;
}

function addTile(startedAt: number): Tile {
  const video = document.createElement('video');
  video.style.cssText = 'width: 200px; height: 150px';
  video.muted = true;
  video.playsInline = true;
  const tile: Tile = { video, firstPictureMs: null, starvations: 0 };
  video.requestVideoFrameCallback((now) => {
    tile.firstPictureMs = now - startedAt;
  });
  video.addEventListener('waiting', () => {
    if (tile.firstPictureMs !== null && secondsAhead(video) < STARVED_SECONDS) tile.starvations += 1;
  });
  document.body.append(video);
  tiles.push(tile);
  return tile;
}

function start(kind: PlayerKind, urls: readonly string[]): void {
  const startedAt = performance.now();
  for (const url of urls) PLAYERS[kind](addTile(startedAt).video, url);
}

function heldSeconds({ buffered }: HTMLVideoElement): number {
  return Array.from({ length: buffered.length }, (_, range) => buffered.end(range) - buffered.start(range)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );
}

function sample(): PlayerSample[] {
  return tiles.map(({ video, firstPictureMs, starvations }) => {
    const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
    return {
      ...{ firstPictureMs, starvations, frames: totalVideoFrames, droppedFrames: droppedVideoFrames },
      heldSeconds: heldSeconds(video),
    };
  });
}

const havePictures = () => tiles.every(({ firstPictureMs }) => firstPictureMs !== null);

Object.assign(window, { wall: { start, sample, havePictures } });
