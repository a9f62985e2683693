import { WorkerCalls } from '@/lib/core/worker-calls';
import type { EncodeMethods } from './encode-worker';

/** Compresses frames in a worker, which starts with the first. */
export class FrameEncoder {
  private calls: WorkerCalls<EncodeMethods> | null = null;

  /** @throws DataCloneError for the frame of a video that this page may not read */
  encode(frame: ImageBitmap): Promise<Blob> {
    this.calls ??= new WorkerCalls<EncodeMethods>(
      new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' }),
    );
    return this.calls.call('encode', [frame], [frame]);
  }

  close(): void {
    this.calls?.close(new Error('no more frames are kept'));
    this.calls = null;
  }
}
