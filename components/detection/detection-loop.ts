import { STILL_POLL_MS, VIDEO_POLL_MS } from '@/lib/constants/detection';
import type { DetectionStats } from '@/lib/detection/detection';
import { follow, NO_TRACKS, seenNow, type Tracking } from '@/lib/detection/tracker';
import { statsOf } from '@/lib/detection/traffic';
import type { AIModel } from './ai-model-provider';
import { drawBoxes } from './draw-boxes';
import { FRAME_SHOWN, grabFrame, isUnreadable, takenAt, watchedPicture, type WatchedPicture } from './watched-picture';

/** What the loop tells the page. */
interface LoopEvents {
  readonly onStats: (stats: DetectionStats) => void;
  /** Whether the pixels of what is shown may be read. */
  readonly onReadable: (isReadable: boolean) => void;
}

/** Looks at the picture in `box` again and again while it runs, and draws what it finds on `canvas`. */
export class DetectionLoop {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaveLine: (() => void) | null = null;
  private tracking: Tracking = NO_TRACKS;
  private feed = '';
  private frame = '';
  private unreadableFeed: string | null = null;

  constructor(
    private readonly box: Element,
    private readonly canvas: HTMLCanvasElement,
    private readonly ask: AIModel['ask'],
    private readonly events: LoopEvents,
  ) {}

  start(): void {
    this.stop();
    // The event does not bubble; the capturing listener hears it all the same, whichever video is in the box.
    this.box.addEventListener(FRAME_SHOWN, this.handleFrame, true);
    this.tick();
  }

  /** Keeps what was found; the boxes go. */
  stop(): void {
    clearTimeout(this.timer);
    this.box.removeEventListener(FRAME_SHOWN, this.handleFrame, true);
    this.leaveLine?.();
    this.leaveLine = null;
    drawBoxes(this.canvas, [], null, 0);
  }

  private tick(): void {
    const picture = watchedPicture(this.box);
    this.timer = setTimeout(
      () => {
        this.tick();
      },
      picture?.isVideo === false ? STILL_POLL_MS : VIDEO_POLL_MS,
    );
    if (picture === null) return;
    this.meet(picture);
    if (picture.feed === this.unreadableFeed) return;
    this.draw(picture);
    // The same picture has the same vehicles; a run under way is waited for.
    if (picture.frame === this.frame || this.leaveLine !== null) return;
    this.leaveLine = this.ask((detect) => this.look(detect));
  }

  private readonly handleFrame = (): void => {
    const picture = watchedPicture(this.box);
    if (picture?.feed === this.feed) this.draw(picture);
  };

  /** Each vehicle where it is in this picture, foreseen from those that were looked at. */
  private draw(picture: WatchedPicture): void {
    drawBoxes(this.canvas, seenNow(this.tracking), picture, picture.at);
  }

  /** Another feed, or another angle, starts anew. */
  private meet({ feed }: WatchedPicture): void {
    if (feed === this.feed) return;
    this.feed = feed;
    this.frame = '';
    this.tracking = NO_TRACKS;
    this.events.onReadable(feed !== this.unreadableFeed);
  }

  /** The newest picture, not the one that was there when the line began. */
  private async look(detect: Parameters<Parameters<AIModel['ask']>[0]>[0]): Promise<void> {
    // The turn may come before `ask` has returned.
    await Promise.resolve();
    const picture = watchedPicture(this.box);
    try {
      if (picture === null || !this.isWanted()) return;
      this.frame = picture.frame;
      const frame = await grabFrame(picture);
      // Read before the frame is handed over.
      const at = picture.isVideo ? takenAt(frame, picture) : picture.at;
      const { detections } = await detect(frame);
      if (picture.feed !== this.feed || !this.isWanted()) return;
      this.tracking = follow(this.tracking, detections, at);
      this.events.onStats(statsOf(seenNow(this.tracking)));
    } catch (error) {
      // A failed run is silent (spec 8): the model's state tells what is wrong with it, the next picture may work.
      if (picture !== null && isUnreadable(error)) this.giveUp(picture.feed);
    } finally {
      this.leaveLine = null;
    }
  }

  /** False once the loop was stopped. */
  private isWanted(): boolean {
    return this.leaveLine !== null;
  }

  private giveUp(feed: string): void {
    this.unreadableFeed = feed;
    if (feed !== this.feed) return;
    this.tracking = NO_TRACKS;
    this.events.onReadable(false);
  }
}
