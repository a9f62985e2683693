import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** A new empty folder for each test. */
export class TemporaryFolder {
  path = '';

  constructor() {
    beforeEach(async () => {
      this.path = await mkdtemp(join(tmpdir(), 'roadfeed-test-'));
    });
    afterEach(() => rm(this.path, { recursive: true }));
  }

  at = (...names: readonly string[]) => join(this.path, ...names);
  write = (name: string, bytes: string | Buffer) => writeFile(this.at(name), bytes);
  read = (name: string) => readFile(this.at(name), 'utf8');
}
