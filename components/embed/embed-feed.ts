import type { FeedSource } from '@/components/feed/camera-feed';
import { StillController, VideoController, type StillSettings } from '@/components/feed/feed-controllers';
import { getCadenceMs, isInsecureUrl } from '@/lib/camera/traits';
import { combineStatus, hasFrame, IDLE, INSECURE, type FeedStatus } from '@/lib/feed/feed-status';

interface Screen {
  readonly box: HTMLElement;
  readonly label: string;
  readonly className: string;
}

interface Turn {
  readonly isWatched: boolean;
  readonly isPaused: boolean;
  readonly mayPlay: boolean;
}

export class EmbedFeed {
  status: FeedStatus = IDLE;
  private readonly video: VideoController | null;
  private readonly still: StillController | null;
  private readonly element = document.createElement('video');
  private readonly settings: StillSettings;
  private turn: Turn = { isWatched: false, isPaused: false, mayPlay: false };

  constructor(
    source: FeedSource,
    private readonly screen: Screen,
    private readonly onStatus: () => void,
  ) {
    const { label, className, box } = screen;
    const isUsable = (url: string | null): url is string => url !== null && !isInsecureUrl(url);
    const { videoUrl, imageUrl } = source;
    Object.assign(this.element, { className, muted: true, autoplay: true, playsInline: true, ariaLabel: label });
    const cadenceMs = getCadenceMs(source);
    this.settings = { label, className, cadenceMs, isFocused: false, isRefreshing: false, isWatched: false };
    this.video = isUsable(videoUrl) ? new VideoController(this.element, videoUrl, false, this.handleVideo) : null;
    this.still = isUsable(imageUrl) ? new StillController(box, imageUrl, this.settings, this.handleChange) : null;
  }

  get hasVideo(): boolean {
    return this.video !== null;
  }

  update(turn: Turn): void {
    this.turn = turn;
    const { isWatched, isPaused, mayPlay } = turn;
    const isPlaying = isWatched && !isPaused && mayPlay;
    this.video?.setResting(!isPlaying);
    this.video?.startWhile(isPlaying);
    this.handleChange();
    this.still?.startWhile(isWatched);
  }

  play(): void {
    void this.element.play();
  }

  tryNow(): void {
    this.video?.tryNow();
    this.still?.tryNow();
  }

  close(): void {
    this.video?.close();
    this.still?.close();
  }

  private readonly handleVideo = ({ phase }: FeedStatus): void => {
    if (phase === 'connecting') this.screen.box.append(this.element);
    if (phase === 'down') this.element.remove();
    this.handleChange();
  };

  private readonly handleChange = (): void => {
    const { isWatched, isPaused } = this.turn;
    const video = this.getVideoStatus();
    this.still?.set({ ...this.settings, isRefreshing: isWatched && !isPaused && video?.phase !== 'live', isWatched });
    const hasNone = this.video === null && this.still === null;
    const status = hasNone ? INSECURE : combineStatus(video, this.still?.status ?? null);
    if (status === this.status) return;
    this.status = status;
    this.onStatus();
  };

  private getVideoStatus(): FeedStatus | null {
    const { isPaused, mayPlay } = this.turn;
    const status = this.video?.status ?? null;
    if (status === null || status.phase === 'down' || (mayPlay && !isPaused)) return status;
    if (!isPaused && !hasFrame(status)) return IDLE;
    return { phase: 'paused', hasPicture: hasFrame(status) };
  }
}
