import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Environment = Readonly<Record<string, string>>;

const LISTEN_LIMIT_MS = 60_000;
/** A server that ran this long restarts at once, others with a doubling delay. */
const STABLE_MS = 60_000;
const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

export function getRestartDelayMs(previousMs: number, ranMs: number): number {
  if (ranMs >= STABLE_MS) return 0;
  return Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, 2 * previousMs));
}

async function hasListened(worker: Worker): Promise<boolean> {
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), LISTEN_LIMIT_MS);
  const listened = await Promise.race([
    once(worker, 'listening').then(() => true),
    once(worker, 'exit').then(() => false),
  ]);
  clearTimeout(limit);
  return listened;
}

/** Serves one build at a time. Two workers share the port during a switch, because the primary owns it. */
export class SiteServer {
  private current: Worker | null = null;
  private isStopping = false;
  private restartDelayMs = 0;

  constructor(
    private readonly at: { readonly host: string; readonly port: number },
    private readonly log: (line: string) => void,
  ) {
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'serve.mjs'), execArgv: [], args: [] });
  }

  /** @param isOver true if the server must leave again once it listens */
  async serve(folder: string, environment: Environment, isOver = () => false): Promise<void> {
    const worker = cluster.fork({
      ...environment,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: folder,
      HOST: this.at.host,
      PORT: `${this.at.port}`,
    });
    if (!(await hasListened(worker))) throw new Error(`The server of ${folder} does not start.`);
    if (isOver()) {
      worker.send('leave');
      return;
    }
    const previous = this.current;
    this.current = worker;
    const startedAt = performance.now();
    worker.once('exit', () => {
      if (worker !== this.current || this.isStopping) return;
      this.restartDelayMs = getRestartDelayMs(this.restartDelayMs, performance.now() - startedAt);
      void this.restart(folder, environment);
    });
    if (!previous?.isConnected()) return;
    const left = Promise.race([once(previous, 'message'), once(previous, 'exit')]);
    previous.send('leave');
    // From then on, new connections reach only the other process.
    await left;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ends = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  }

  private async restart(folder: string, environment: Environment): Promise<void> {
    const crashed = this.current;
    const isOver = () => this.isStopping || this.current !== crashed;
    this.log(`The server ended unexpectedly. Restarting in ${this.restartDelayMs / 1000} s ...`);
    await sleep(this.restartDelayMs);
    if (isOver()) return;
    await this.serve(folder, environment, isOver).catch((error: unknown) => {
      if (isOver()) return;
      this.log(error instanceof Error ? error.message : String(error));
      this.restartDelayMs = getRestartDelayMs(this.restartDelayMs, 0);
      return this.restart(folder, environment);
    });
  }
}
