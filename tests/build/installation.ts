import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { freePort } from '../support/loopback';
import { startFewAgencies } from '../support/few-agencies';

/** Replayed agencies, and for each test a port and a folder for its cameras, whose `npm` stands in for the real one. */
export class Installation {
  agencies!: Awaited<ReturnType<typeof startFewAgencies>>;
  dir = '';
  port = 0;
  /** Ends what a failed test has left running. */
  stop: () => Promise<unknown> = () => Promise.resolve();

  constructor() {
    beforeAll(async () => {
      this.agencies = await startFewAgencies();
    });
    afterAll(() => this.agencies.stop());
    beforeEach(async () => {
      this.agencies.server.reset();
      this.dir = await mkdtemp(path.join(tmpdir(), 'installation-'));
      this.port = await freePort();
      await this.standInForBuild('process.exit(1)');
    });
    afterEach(async () => {
      await this.stop();
      await rm(this.dir, { recursive: true, force: true });
    });
  }

  /** Replaces `npm run build`, which takes minutes, by a program, and lets `npm pack` fail. */
  async standInForBuild(program: string): Promise<void> {
    const file = path.join(this.dir, 'npm');
    await writeFile(file, `#!${process.execPath}\nif (process.argv[2] === 'pack') process.exit(1);\n${program}`);
    await chmod(file, 0o755);
  }

  getEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PATH: `${this.dir}${path.delimiter}${process.env.PATH ?? ''}`,
      ...{ PORT: String(this.port), HOST: '', ROADFEED_DATA_DIR: this.dir, ROADFEED_DEMO: '' },
      ROADFEED_UPSTREAM: this.agencies.upstream,
      ...more,
    };
  }

  /** Resolves when a sync asks for the list of South Carolina, which never comes. */
  async waitForSync(): Promise<void> {
    const { server } = this.agencies;
    server.faults.set('sc.cdn.iteris-atis.com', { hang: true });
    await new Promise<void>((resolve) => {
      server.onRequest = (host) => host.startsWith('sc.') && resolve();
    });
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
