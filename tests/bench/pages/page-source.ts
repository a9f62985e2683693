import type { Camera } from '@/lib/camera/camera';
import type { MapFeed, MapSource } from '@/lib/map/map-source';

/** Cameras that the page has. */
export class PageSource implements MapSource {
  private cameras: readonly Camera[] = [];
  private marks: Uint8Array | null = null;
  private port: MessagePort | null = null;

  /** Replaces the list. If it only grew, just the new cameras are sent. */
  setCameras(cameras: readonly Camera[], marks: Uint8Array | null): void {
    const known = this.cameras;
    const isGrown = known.every((camera, number) => camera === cameras[number]);
    this.cameras = cameras;
    if (cameras !== known) this.sendPoints(isGrown ? known.length : 0);
    if (marks === this.marks && isGrown) return;
    this.marks = marks;
    this.send({ type: 'marks', marks });
  }

  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    this.sendPoints(0);
    this.send({ type: 'marks', marks: this.marks });
  }

  read(numbers: readonly number[]): Promise<readonly (Camera | undefined)[]> {
    return Promise.resolve(numbers.map((number) => this.cameras[number]));
  }

  find(id: string): Promise<number | null> {
    const number = this.cameras.findIndex((camera) => camera.id === id);
    return Promise.resolve(number < 0 ? null : number);
  }

  private sendPoints(from: number): void {
    const added = this.cameras.slice(from);
    this.send({
      type: 'points',
      from,
      lng: Float64Array.from(added, ({ lng }) => lng),
      lat: Float64Array.from(added, ({ lat }) => lat),
      videos: Uint8Array.from(added, ({ feedType }) => Number(feedType === 'video')),
    });
  }

  private send(message: MapFeed): void {
    this.port?.postMessage(message);
  }
}
