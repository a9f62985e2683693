import type { MediaRef } from '@/components/feed/media-ref';
import { FRAME_POLL_MS, POLL_MS } from '@/lib/constants/detection';
import type { DetectionResult, DetectionStats, PictureSize } from '@/lib/detection/detection';
import { type CountNote, describeView, isLearned } from '@/lib/detection/learned-view';
import { follow, getCurrentTracks, NO_TRACKS, type Tracking } from '@/lib/detection/tracker';
import { addCount, computeStats, type CountPoint } from '@/lib/detection/traffic';
import type { AIModel, DetectionRun } from './use-ai-model';
import { drawBoxes } from './draw-boxes';
import { getFrameTime, grabFrame, isUnreadable, PictureReader, type ShownPicture } from './shown-picture';

export interface LoopReport {
  readonly stats: DetectionStats | null;
  readonly note: CountNote | null;
  readonly history: readonly CountPoint[];
  readonly isReadable: boolean;
  readonly hasPicture: boolean;
}

const NO_COUNT = { stats: null, note: null, history: [] };

export const NO_REPORT: LoopReport = { ...NO_COUNT, isReadable: true, hasPicture: false };

/** Fastest readable change of a figure. */
const REPORT_MS = 250;

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
  private report = NO_REPORT;
  private countedAt = -Infinity;

  constructor(
    mediaRef: MediaRef,
    private readonly canvas: HTMLCanvasElement,
    private readonly enqueue: AIModel['enqueue'],
    private readonly onReport: (report: LoopReport) => void,
  ) {
    this.reader = new PictureReader(mediaRef, () => this.look());
    this.sizeObserver = new ResizeObserver((entries) => {
      this.canvasSize = entries.at(-1)?.contentRect ?? this.canvasSize;
    });
    onReport(this.report);
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
    const hasPicture = picture !== null;
    if (hasPicture !== this.report.hasPicture) this.tell({ hasPicture });
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
    this.forget(feed !== this.unreadableFeed);
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
      // A still has no next frame that would draw the boxes. A newer one may be shown by now.
      if (!picture.isVideo) this.look();
    } catch (error) {
      // Other failures: the model's state reports a lasting one, and the next picture may work.
      if (picture !== null && isUnreadable(error)) this.markUnreadable(picture.feed);
    } finally {
      this.cancelRun = null;
    }
  }

  private handleResult({ detections, size, visibility }: DetectionResult, picture: ShownPicture, at: number): void {
    this.tracking = follow(this.tracking, detections, at);
    const tracks = getCurrentTracks(this.tracking);
    const { view } = this.tracking;
    const isLearning = view !== null && !isLearned(view, at);
    const now = performance.now();
    if (now - this.countedAt < REPORT_MS) return;
    this.countedAt = now;
    const stats = computeStats(tracks);
    const note = describeView({ tracks, size, visibility, isLearning });
    this.tell({ stats, note, history: addCount(this.report.history, stats, now) });
  }

  private tell(change: Partial<LoopReport>): void {
    this.report = { ...this.report, ...change };
    this.onReport(this.report);
  }

  private forget(isReadable: boolean): void {
    this.countedAt = -Infinity;
    this.tell({ ...NO_COUNT, isReadable });
  }

  private isWanted(): boolean {
    return this.cancelRun !== null;
  }

  private markUnreadable(feed: string): void {
    this.unreadableFeed = feed;
    if (feed !== this.feed) return;
    this.tracking = NO_TRACKS;
    this.forget(false);
  }
}
