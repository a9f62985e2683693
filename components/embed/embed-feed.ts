import type { FeedSource } from '@/components/feed/camera-feed';
import { getCadenceMs, isInsecureUrl } from '@/lib/camera/traits';
import { combineStatus, hasFrame, IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { StillPart, VideoPart, type Screen } from './feed-part';

const INSECURE: FeedStatus = { phase: 'down', reason: 'insecure', retryAt: null };

interface Turn {
  readonly isWatched: boolean;
  readonly isPaused: boolean;
  readonly mayPlay: boolean;
}

/** A feed without React: a video, a refreshing still, or both (the still then shows until the video plays). */
export class EmbedFeed {
  status: FeedStatus = IDLE;
  private readonly video: VideoPart | null;
  private readonly still: StillPart | null;
  private readonly isInsecure: boolean;
  private isWatched = false;
  private isPaused = false;
  private mayPlay = false;

  constructor(
    source: FeedSource,
    screen: Screen,
    private readonly onStatus: () => void,
  ) {
    const { videoUrl, imageUrl } = source;
    const isUsable = (url: string | null): url is string => url !== null && !isInsecureUrl(url);
    this.video = isUsable(videoUrl) ? new VideoPart(screen, videoUrl, this.handleChange) : null;
    this.still = isUsable(imageUrl) ? new StillPart(screen, imageUrl, getCadenceMs(source), this.handleChange) : null;
    this.isInsecure = this.video === null && this.still === null;
  }

  get hasVideo(): boolean {
    return this.video !== null;
  }

  update({ isWatched, isPaused, mayPlay }: Turn): void {
    Object.assign(this, { isWatched, isPaused, mayPlay });
    this.video?.setRunning(isWatched && !isPaused && mayPlay);
    this.handleChange();
  }

  play(): void {
    this.video?.play();
  }

  close(): void {
    this.video?.close();
    this.still?.close();
  }

  private readonly handleChange = (): void => {
    const isNeeded = this.isWatched && !this.isPaused && this.getVideoStatus()?.phase !== 'live';
    this.still?.setRunning(isNeeded, this.isWatched);
    const status = this.isInsecure ? INSECURE : combineStatus(this.getVideoStatus(), this.still?.status ?? null);
    if (status === this.status) return;
    this.status = status;
    this.onStatus();
  };

  private getVideoStatus(): FeedStatus | null {
    const status = this.video?.status ?? null;
    if (status === null || status.phase === 'down' || (this.mayPlay && !this.isPaused)) return status;
    if (!this.isPaused && !hasFrame(status)) return IDLE;
    return { phase: 'paused', hasPicture: hasFrame(status) };
  }
}
