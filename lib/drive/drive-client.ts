import { WorkerCalls } from '@/lib/core/worker-calls';
import type { DriveMethods } from './drive-worker';

const createWorker = (): Worker => new Worker(new URL('./drive-worker.ts', import.meta.url), { type: 'module' });

export interface CameraSource {
  ask(method: 'connectDrives', args: [MessagePort], transfer: Transferable[]): Promise<unknown>;
}

/** The first question builds the roads, which takes about a second. */
export class DriveClient {
  private readonly calls: WorkerCalls<DriveMethods>;
  private failure: Error | null = null;

  constructor(source: CameraSource, worker: Worker = createWorker()) {
    this.calls = new WorkerCalls<DriveMethods>(worker);
    worker.onerror = () => this.fail(new Error('the worker for drives failed'));
    const { port1, port2 } = new MessageChannel();
    void this.calls.call('connect', [port1], [port1]);
    void source.ask('connectDrives', [port2], [port2]);
  }

  get isBroken(): boolean {
    return this.failure !== null;
  }

  async ask<Name extends Exclude<keyof DriveMethods, 'connect'>>(name: Name, ...args: Parameters<DriveMethods[Name]>) {
    if (this.failure) throw this.failure;
    return this.calls.call(name, args);
  }

  close(): void {
    this.fail(new Error('drives were closed'));
  }

  private fail(reason: Error): void {
    this.failure = reason;
    this.calls.close(reason);
  }
}

let current: { readonly source: CameraSource; readonly client: DriveClient } | null = null;

/** @throws in a browser that refuses the worker */
export function getDriveClient(source: CameraSource): DriveClient {
  if (current?.source === source && !current.client.isBroken) return current.client;
  current?.client.close();
  current = { source, client: new DriveClient(source) };
  return current.client;
}
