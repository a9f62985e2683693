import { WorkerCalls } from '@/lib/core/worker-calls';
import type { EncodeMethods } from './encode-worker';

export class FrameEncoder {
  private calls: WorkerCalls<EncodeMethods> | null = null;

  /** @throws DataCloneError for an unreadable frame; Error if the worker fails */
  encode(frame: ImageBitmap): Promise<Blob> {
    this.calls ??= this.start();
    return this.calls.call('encode', [frame], [frame]);
  }

  private start(): WorkerCalls<EncodeMethods> {
    const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      this.close();
    };
    return new WorkerCalls<EncodeMethods>(worker);
  }

  close(): void {
    this.calls?.close(new Error('no more frames are kept'));
    this.calls = null;
  }
}
