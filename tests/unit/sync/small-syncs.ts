import { beforeAll, beforeEach } from '@jest/globals';
import type { SourceId } from '@/lib/agencies/agencies';
import type { CameraRecord } from '@/lib/camera/camera';
import type { DataIndex } from '@/lib/camera-files/parse';
import type { Source } from '@/lib/sources/source';
import type { SyncDeps, SyncOptions } from '@/lib/sync/context';
import type { Exchange } from '@/lib/sync/http/exchange';
import { mergeFolders } from '@/lib/sync/merge-folders';
import { loadAtlas } from '@/lib/sync/places/gazetteer';
import { type GivenOptions, runSync } from '@/lib/sync/run-sync';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FAKE_RULES, FakeClock, fakeEndpoint, resolvePublic, response } from './fake-network';

/** A source whose parts list ids of cameras in Georgia, a kilometer apart. */
export function source(id: SourceId, names: readonly string[] = [''], overrides: Partial<CameraRecord> = {}): Source {
  const parts = names.map((name) => ({
    key: name === '' ? id : `${id}/${name}`,
    idPrefix: name === '' ? `${id}-` : `${id}-${name}-`,
    minimum: 0,
    endpoints: [fakeEndpoint(name || id, { keyVariable: 'GA511_KEY' }, { source: id, ...overrides })],
  }));
  return { id, home: ['GA'], refreshDays: 0, parts };
}

export const GEORGIA = source('511ga');
export const IDAHO = source('511id');

/** Whole syncs of one to three made-up lists, which take milliseconds, one after another into one folder. */
export class SmallSyncs {
  readonly folder = new TemporaryFolder();
  clock = new FakeClock();
  /** By host without `.example`: ids of cameras, or an error. */
  lists: Record<string, readonly string[] | Error> = {};
  /** Hosts. */
  requested: string[] = [];
  lines: string[] = [];

  constructor() {
    // Takes seconds on a busy machine.
    beforeAll(() => void loadAtlas(), 60_000);
    beforeEach(() => {
      this.clock = new FakeClock();
      [this.lists, this.requested, this.lines] = [{}, [], []];
    });
  }

  readonly exchange: Exchange = ({ url }) => {
    const name = url.host.replace('.example', '');
    this.requested.push(name);
    const list = this.lists[name] ?? new Error('no such host');
    return list instanceof Error ? Promise.reject(list) : Promise.resolve(response(200, JSON.stringify(list)));
  };

  run(options: Partial<SyncOptions> = {}, deps: SyncDeps = {}) {
    return runSync({ ...this.options, ...options }, { ...this.deps, ...deps });
  }

  merge(...names: readonly string[]) {
    return mergeFolders(
      names.map((name) => this.folder.at(name)),
      this.options,
      this.deps,
    );
  }

  private get options(): GivenOptions {
    const [outDir, stateDir] = [this.folder.at('out'), this.folder.at('state')];
    return { registry: [GEORGIA, IDAHO], rules: FAKE_RULES, outDir, stateDir };
  }

  private get deps(): SyncDeps {
    return {
      ...{ clock: this.clock, exchange: this.exchange, resolve: resolvePublic, random: () => 0.5 },
      environment: { GA511_KEY: 'a key of ours' },
      log: (line) => this.lines.push(line),
    };
  }

  read = async (name: string) => JSON.parse(await this.folder.read(`out/${name}`)) as unknown;

  async readIds(file: string): Promise<string[]> {
    return ((await this.read(`${file}-cameras.json`)) as { id: string }[]).map(({ id }) => id);
  }

  async readIndex(): Promise<DataIndex> {
    return (await this.read('index.json')) as DataIndex;
  }

  async summaryOf(id: SourceId) {
    return (await this.readIndex()).sources.find((summary) => summary.id === id);
  }
}
