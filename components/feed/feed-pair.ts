import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs, isInsecureUrl } from '@/lib/camera/traits';
import { DATA_SAVER_REFRESH_MS } from '@/lib/constants/feed';
import { combineStatus, hasFrame, IDLE, INSECURE, type FeedStatus } from '@/lib/feed/feed-status';
import { VideoController, type FeedController } from './feed-controllers';
import type { LastFrames } from './last-frames';
import type { MediaRef } from './media-ref';
import { StillController } from './still/still-controller';

export type FeedSource = Pick<
  Camera,
  'videoUrl' | 'imageUrl' | 'refreshMs' | 'source' | 'attribution' | 'isDemo' | 'fallback'
>;

export interface FeedTurn {
  readonly isNear: boolean;
  readonly mayPlay: boolean;
  /** On a hidden page, or paused, a video keeps its frame but loads no first one. */
  readonly isPageVisible: boolean;
  /** A still behind a dialog keeps its picture but loads no first one. */
  readonly isBehind: boolean;
  readonly isWatched: boolean;
  readonly isPaused: boolean;
  readonly isSaving: boolean;
}

interface FeedScreen {
  readonly box: Element;
  readonly label: string;
  readonly className: string;
  readonly isFocused: boolean;
  readonly mediaRef: Pick<MediaRef, 'video' | 'still'>;
  readonly lastFrames?: LastFrames;
}

const PAUSED: FeedStatus = { phase: 'paused', hasPicture: false };
const PAUSED_ON_FRAME: FeedStatus = { phase: 'paused', hasPicture: true };
const COVERED_BY_FRAME: ReadonlySet<string> = new Set(['idle', 'connecting']);

const statusOf = (part: FeedController | null): FeedStatus => part?.status ?? IDLE;

export class FeedPair {
  /** Not `IDLE` itself: the first status is always reported. */
  status: FeedStatus = { phase: 'idle' };
  isAutoplayBlocked = false;
  private turn!: FeedTurn;
  private video: VideoController | null = null;
  private still: StillController | null = null;
  private lastFrame: HTMLElement | undefined;

  constructor(
    private readonly source: FeedSource,
    private readonly screen: FeedScreen,
    private readonly onChange: (pair: FeedPair) => void,
  ) {}

  get hasVideoFrame(): boolean {
    return hasFrame(statusOf(this.video));
  }

  update(turn: FeedTurn): void {
    this.turn = turn;
    this.runVideo(turn);
    this.runStill(turn);
    this.handleChange();
  }

  play(): void {
    this.video?.element.play().catch(() => undefined);
  }

  tryNow(): void {
    this.video?.tryNow();
    this.still?.tryNow();
  }

  close(): void {
    this.closeVideo();
    this.closeStill();
    this.lastFrame?.remove();
    this.screen.mediaRef.still = null;
  }

  private get isResting(): boolean {
    const { isPaused, isPageVisible } = this.turn;
    const isInPictureInPicture = this.video !== null && document.pictureInPictureElement === this.video.element;
    return isPaused || !(isPageVisible || isInPictureInPicture);
  }

  private runVideo({ isNear, mayPlay }: FeedTurn): void {
    const { videoUrl } = this.source;
    if (videoUrl === null || isInsecureUrl(videoUrl)) return;
    if (isNear && mayPlay && (!this.isResting || hasFrame(statusOf(this.video)))) {
      this.video ??= this.openVideo(videoUrl);
      this.video.setResting(this.isResting);
      this.video.setVisitorPresent(this.isVisitorPresent);
    } else this.closeVideo();
  }

  private openVideo(url: string): VideoController {
    const { label, className, isFocused, box, mediaRef } = this.screen;
    const element = document.createElement('video');
    Object.assign(element, { className, muted: true, autoplay: true, playsInline: true });
    element.setAttribute('aria-label', label);
    element.dataset.feed = url;
    const video = new VideoController(element, url, isFocused, ({ phase }) => {
      element.hidden = phase === 'autoplay-blocked' && this.source.imageUrl !== null;
      if (phase === 'down') element.remove();
      else if (!element.isConnected) {
        // Over the still, under what lies on the picture.
        if (this.still?.shown) this.still.shown.after(element);
        else box.prepend(element);
      }
      this.handleChange();
    });
    element.addEventListener('leavepictureinpicture', () => {
      this.video?.setResting(this.isResting);
      // Chromium pauses a video whose picture-in-picture window is closed.
      if (!this.isResting) this.play();
    });
    mediaRef.video = element;
    this.video = video;
    video.start();
    return video;
  }

  private closeVideo(): void {
    const { video } = this;
    if (video === null) return;
    this.video = null;
    this.screen.lastFrames?.keep(this.source.videoUrl ?? '', video.element);
    video.close();
    video.element.remove();
    this.screen.mediaRef.video = null;
  }

  private runStill({ isNear, isBehind }: FeedTurn): void {
    const { imageUrl } = this.source;
    if (imageUrl === null || isInsecureUrl(imageUrl)) return;
    if (isNear && (!isBehind || hasFrame(statusOf(this.still)))) {
      this.still ??= new StillController(this.screen.box, imageUrl, this.stillSettings, () => this.handleChange());
      this.still.set(this.stillSettings);
      this.still.start();
      this.still.setVisitorPresent(this.isVisitorPresent);
    } else this.closeStill();
  }

  private closeStill(): void {
    this.still?.close();
    this.still = null;
  }

  private get isVisitorPresent(): boolean {
    return this.turn.isWatched && navigator.onLine;
  }

  private get stillSettings() {
    const { isWatched, isPaused, isSaving } = this.turn;
    const { label, className, isFocused } = this.screen;
    const agencyMs = getCadenceMs(this.source);
    return {
      label,
      className,
      isFocused,
      isWatched,
      cadenceMs: isSaving ? Math.max(DATA_SAVER_REFRESH_MS, agencyMs ?? 0) : agencyMs,
      isRefreshing: this.isVisitorPresent && !isPaused && this.getVideoStatus()?.phase !== 'live',
    };
  }

  private handleChange(): void {
    this.screen.mediaRef.still = this.still?.picture ?? null;
    this.showLastFrame();
    this.still?.set(this.stillSettings);
    const status = combineStatus(this.getVideoStatus(), this.read(this.source.imageUrl, this.still));
    const isBlocked = statusOf(this.video).phase === 'autoplay-blocked';
    if (status === this.status && isBlocked === this.isAutoplayBlocked) return;
    this.status = status;
    this.isAutoplayBlocked = isBlocked;
    this.onChange(this);
  }

  private showLastFrame(): void {
    const { videoUrl, imageUrl } = this.source;
    const isBare = imageUrl === null && !hasFrame(statusOf(this.video));
    const frame = isBare ? this.screen.lastFrames?.find(videoUrl ?? '') : undefined;
    if (frame === this.lastFrame) return;
    this.lastFrame?.remove();
    this.lastFrame = frame;
    if (!frame) return;
    const { className, label, box } = this.screen;
    box.prepend(Object.assign(frame, { className, role: 'img', ariaLabel: label }));
  }

  private getVideoStatus(): FeedStatus | null {
    const { isPaused, isSaving } = this.turn;
    const status = this.read(this.source.videoUrl, this.video);
    if (status === null || status.phase === 'down') return status;
    const isCovered = this.lastFrame !== undefined && !isSaving && !this.screen.isFocused;
    if (isCovered && COVERED_BY_FRAME.has(status.phase)) return PAUSED_ON_FRAME;
    if (!isPaused) return status;
    return hasFrame(status) ? PAUSED_ON_FRAME : PAUSED;
  }

  private read(url: string | null, part: FeedController | null): FeedStatus | null {
    if (url === null) return null;
    return this.turn.isNear && isInsecureUrl(url) ? INSECURE : statusOf(part);
  }
}
