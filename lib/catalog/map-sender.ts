import type { Camera } from '@/lib/camera/camera';
import type { MapFeed } from '@/lib/map/map-source';

export class MapSender {
  private port: MessagePort | null = null;
  private sent = 0;
  private marked: Extract<MapFeed, { type: 'marks' }> = { type: 'marks', marks: null };

  connect(port: MessagePort, cameras: readonly Camera[]): void {
    this.port?.close();
    this.port = port;
    this.sent = 0;
    this.sendPoints(cameras);
    this.send(this.marked);
  }

  sendPoints(cameras: readonly Camera[]): void {
    if (this.port === null || cameras.length === this.sent) return;
    const added = cameras.slice(this.sent);
    const lng = Float64Array.from(added, (camera) => camera.lng);
    const lat = Float64Array.from(added, (camera) => camera.lat);
    const videos = Uint8Array.from(added, ({ feedType }) => Number(feedType === 'video'));
    this.send({ type: 'points', lng, lat, videos }, [lng.buffer, lat.buffer, videos.buffer]);
    this.sent = cameras.length;
  }

  /** @param marks 1 per number to show; null shows all @param order numbers along a drive */
  sendMarks(marks: Uint8Array | null, order?: Uint32Array): void {
    if (marks === null && this.marked.marks === null) return;
    this.marked = { type: 'marks', marks, ...(order && { order }) };
    this.send(this.marked);
  }

  private send(message: MapFeed, transfer: Transferable[] = []): void {
    this.port?.postMessage(message, transfer);
  }
}
