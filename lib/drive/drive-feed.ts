import type { Camera } from '@/lib/camera/camera';
import { getAngles, isListed } from '@/lib/camera/traits';
import type { RoadRecord } from '@/lib/roads/road-chains';

/** Cameras from index 0 replace all earlier ones. */
export type DriveFeed =
  | { readonly type: 'cameras'; readonly from: number; readonly records: readonly RoadRecord[] }
  | { readonly type: 'done' };

export function toRoadRecords(cameras: readonly Camera[]): RoadRecord[] {
  return cameras.filter(isListed).map((camera) => {
    const { id, lat, lng, roadway, location, direction, state, county, city } = camera;
    const angles = getAngles(camera)?.map(({ angleName }) => angleName);
    return { id, lat, lng, roadway, location, direction, state, county, city, ...(angles && { angles }) };
  });
}

export class DriveSender {
  private port: MessagePort | null = null;
  private sent = 0;

  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    this.sent = 0;
  }

  /** @param areGone some of the cameras sent are no longer listed */
  send(cameras: readonly Camera[], isDone: boolean, areGone: boolean): void {
    if (this.port === null) return;
    const post = (message: DriveFeed) => this.port?.postMessage(message);
    if (isDone && areGone) this.sent = 0;
    if (cameras.length > this.sent) {
      post({ type: 'cameras', from: this.sent, records: toRoadRecords(cameras.slice(this.sent)) });
      this.sent = cameras.length;
    }
    if (isDone) post({ type: 'done' });
  }
}
