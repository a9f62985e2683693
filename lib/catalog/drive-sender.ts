import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { toDriveRecord, type DriveFeed } from '@/lib/drive/drive-record';

/** Sends cameras to the worker of drives, without the page in between. */
export class DriveSender {
  private port: MessagePort | null = null;
  private sent = 0;

  /** Starts over on another port. */
  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    this.sent = 0;
  }

  /** @param areGone whether some of those that were sent are no longer listed */
  send(cameras: readonly Camera[], isDone: boolean, areGone: boolean): void {
    if (this.port === null) return;
    if (isDone && areGone) this.sent = 0;
    if (cameras.length > this.sent) {
      const records = cameras.slice(this.sent).filter(isListed).map(toDriveRecord);
      this.post({ type: 'cameras', from: this.sent, records });
      this.sent = cameras.length;
    }
    if (isDone) this.post({ type: 'done' });
  }

  private post(message: DriveFeed): void {
    this.port?.postMessage(message);
  }
}
