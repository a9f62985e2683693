import type { MediaRef } from '@/components/feed/media-ref';
import { FRAME_POLL_MS, POLL_MS } from '@/lib/constants/detection';
import type { DetectionResult, DetectionStats, PictureSize } from '@/lib/detection/detection';
import { type CountNote, describeView, isLearned } from '@/lib/detection/learned-view';
import { follow, getCurrentTracks, NO_TRACKS, type Tracking } from '@/lib/detection/tracker';
import { computeStats } from '@/lib/detection/traffic';
import type { AIModel, DetectionRun } from './use-ai-model';
import { drawBoxes } from './draw-boxes';
import { getFrameTime, grabFrame, isUnreadable, PictureReader, type ShownPicture } from './shown-picture';

interface LoopEvents {
  readonly onStats: (stats: DetectionStats, note: CountNote | null) => void;
  readonly onReadable: (isReadable: boolean) => void;
  readonly onPicture: (hasPicture: boolean) => void;
}

export class DetectionLoop {
  private readonly reader: PictureReader;
  private readonly sizeObserver: ResizeObserver;
  private canvasSize: PictureSize = { width: 0, height: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private cancelRun: (() => void) | null = null;
  private tracking: Tracking = NO_TRACKS;
  private feed = '';
  private frame = '';
  private isDrawn = false;
  private unreadableFeed: string | null = null;

  constructor(
    mediaRef: MediaRef,
    private readonly canvas: HTMLCanvasElement,
    private readonly enqueue: AIModel['enqueue'],
    private readonly events: LoopEvents,
  ) {
    this.reader = new PictureReader(mediaRef, () => this.look());
    this.sizeObserver = new ResizeObserver((entries) => {
      this.canvasSize = entries.at(-1)?.contentRect ?? this.canvasSize;
    });
  }

  start(): void {
    this.stop();
    this.sizeObserver.observe(this.canvas);
    this.tick();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.reader.stop();
    this.sizeObserver.disconnect();
    this.cancelRun?.();
    this.cancelRun = null;
    drawBoxes(this.canvas, this.canvasSize, [], null);
    this.isDrawn = false;
  }

  private tick(): void {
    this.look();
    this.timer = setTimeout(() => this.tick(), this.reader.hasFrameEvents ? POLL_MS : FRAME_POLL_MS);
  }

  private look(): void {
    const picture = this.reader.read();
    this.events.onPicture(picture !== null);
    if (picture === null) return;
    this.switchFeed(picture);
    if (picture.feed === this.unreadableFeed) return;
    this.draw(picture);
    if (picture.frame === this.frame || this.cancelRun !== null) return;
    this.cancelRun = this.enqueue((detect) => this.run(detect));
  }

  private draw(picture: ShownPicture): void {
    const tracks = getCurrentTracks(this.tracking);
    // Each drawing makes the browser compose the whole picture again, even on an empty canvas.
    if (tracks.length > 0 || this.isDrawn) drawBoxes(this.canvas, this.canvasSize, tracks, picture);
    this.isDrawn = tracks.length > 0;
  }

  private switchFeed({ feed }: ShownPicture): void {
    if (feed === this.feed) return;
    this.feed = feed;
    this.frame = '';
    this.tracking = NO_TRACKS;
    this.events.onReadable(feed !== this.unreadableFeed);
  }

  private async run(detect: Parameters<DetectionRun>[0]): Promise<void> {
    // The run may start before `enqueue` has returned.
    await Promise.resolve();
    const picture = this.reader.read();
    try {
      if (picture === null || !this.isWanted()) return;
      this.frame = picture.frame;
      const frame = await grabFrame(picture);
      // Read the time before the frame is transferred.
      const at = picture.isVideo ? getFrameTime(frame, picture) : picture.at;
      const result = await detect(frame);
      if (picture.feed !== this.feed || !this.isWanted()) return;
      this.handleResult(result, picture, at);
    } catch (error) {
      // Other failures: the model's state reports a lasting one, and the next picture may work.
      if (picture !== null && isUnreadable(error)) this.markUnreadable(picture.feed);
    } finally {
      this.cancelRun = null;
    }
  }

  private handleResult({ detections, size, visibility }: DetectionResult, picture: ShownPicture, at: number): void {
    this.tracking = follow(this.tracking, detections, at);
    // A still has no next frame that would draw the boxes.
    if (!picture.isVideo) this.draw(picture);
    const tracks = getCurrentTracks(this.tracking);
    const { view } = this.tracking;
    const isLearning = view !== null && !isLearned(view, at);
    this.events.onStats(computeStats(tracks), describeView({ tracks, size, visibility, isLearning }));
  }

  private isWanted(): boolean {
    return this.cancelRun !== null;
  }

  private markUnreadable(feed: string): void {
    this.unreadableFeed = feed;
    if (feed !== this.feed) return;
    this.tracking = NO_TRACKS;
    this.events.onReadable(false);
  }
}
