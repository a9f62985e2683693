import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';

/** A new empty folder for each test, or one for all tests of a file. */
export class TemporaryFolder {
  path = '';

  constructor(scope: 'test' | 'file' = 'test') {
    const [begin, end] = scope === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
    begin(async () => {
      this.path = await mkdtemp(join(tmpdir(), 'roadfeed-test-'));
    });
    end(() => rm(this.path, { recursive: true }));
  }

  at = (...names: readonly string[]) => join(this.path, ...names);
  write = (name: string, bytes: string | Buffer) => writeFile(this.at(name), bytes);
  read = (name: string) => readFile(this.at(name), 'utf8');
}
