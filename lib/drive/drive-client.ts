import { WorkerCalls } from '@/lib/core/worker-calls';
import type { DriveMethods } from './drive-worker';

const createWorker = (): Worker => new Worker(new URL('./drive-worker.ts', import.meta.url), { type: 'module' });

interface CameraSource {
  ask(method: 'connectDrives', args: [MessagePort], transfer: Transferable[]): Promise<unknown>;
}

type DriveClient = WorkerCalls<DriveMethods>;

let current: { readonly source: CameraSource; readonly client: DriveClient } | null = null;

/** The first question takes about a second. @throws in a browser that refuses the worker */
export function getDriveClient(source: CameraSource, startWorker = createWorker): DriveClient {
  if (current?.source === source && !current.client.isClosed) return current.client;
  current?.client.close(new Error('drives were closed'));
  const worker = startWorker();
  const client = new WorkerCalls<DriveMethods>(worker);
  current = { source, client };
  worker.onerror = () => client.close(new Error('the worker for drives failed'));
  const { port1, port2 } = new MessageChannel();
  client.call('connect', [port1], [port1]).catch(() => undefined);
  source.ask('connectDrives', [port2], [port2]).catch(() => undefined);
  return client;
}
