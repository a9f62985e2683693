import type { Camera } from '@/lib/camera/camera';
import type { MapFeed, MapSource } from '@/lib/map/map-source';

/** Cameras that the page has. */
export class PageSource implements MapSource {
  private cameras: readonly Camera[] = [];
  private port: MessagePort | null = null;

  /** A list that only grows. */
  setCameras(cameras: readonly Camera[]): void {
    const known = this.cameras.length;
    this.cameras = cameras;
    this.sendPoints(known);
  }

  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    this.sendPoints(0);
    this.send({ type: 'marks', marks: null });
  }

  read(numbers: readonly number[]): Promise<readonly (Camera | undefined)[]> {
    return Promise.resolve(numbers.map((number) => this.cameras[number]));
  }

  get(number: number): Camera | undefined {
    return this.cameras[number];
  }

  find(id: string): Promise<number | null> {
    const number = this.cameras.findIndex((camera) => camera.id === id);
    return Promise.resolve(number < 0 ? null : number);
  }

  private sendPoints(from: number): void {
    const added = this.cameras.slice(from);
    this.send({
      type: 'points',
      lng: Float64Array.from(added, ({ lng }) => lng),
      lat: Float64Array.from(added, ({ lat }) => lat),
      videos: Uint8Array.from(added, ({ feedType }) => Number(feedType === 'video')),
    });
  }

  private send(message: MapFeed): void {
    this.port?.postMessage(message);
  }
}
