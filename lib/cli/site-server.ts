import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';

type Environment = Readonly<Record<string, string>>;

/** Ends before it listens: the build or the setting is at fault. */
const isEarlyEnd = async (worker: Worker): Promise<boolean> =>
  Promise.race([once(worker, 'listening').then(() => false), once(worker, 'exit').then(() => true)]);

/** Resolves once all new connections go to another process. */
async function leavePort(worker: Worker): Promise<void> {
  const left = Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  worker.send('leave');
  await left;
}

/**
 * Serves one build at a time. Two of its processes can share the port for a moment, because the port belongs to this process: the
 * next build answers new connections while the previous one still answers those it has.
 */
export class SiteServer {
  private current: Worker | null = null;
  private isStopping = false;

  constructor(
    private readonly at: { readonly host: string; readonly port: number },
    private readonly log: (line: string) => void,
  ) {
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'serve.mjs'), execArgv: [], args: [] });
  }

  /** Switches to a build once it answers. @throws if it does not: the previous one stays */
  async serve(folder: string, environment: Environment): Promise<void> {
    const worker = cluster.fork({
      ...environment,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: folder,
      HOST: this.at.host,
      PORT: `${this.at.port}`,
    });
    if (await isEarlyEnd(worker)) throw new Error(`The server of ${folder} does not start.`);
    const previous = this.current;
    this.current = worker;
    worker.once('exit', () => {
      if (worker === this.current && !this.isStopping) void this.restart(folder, environment);
    });
    if (previous?.isConnected()) await leavePort(previous);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ends = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  }

  private async restart(folder: string, environment: Environment): Promise<void> {
    this.log('The server has ended unexpectedly. Starting it again ...');
    this.current = null;
    await this.serve(folder, environment).catch((error: unknown) => {
      this.log(error instanceof Error ? error.message : String(error));
      process.exit(1);
    });
  }
}
