import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import { countOf } from '@/lib/core/format-count';

export interface SyncProgress {
  /** `parts` is the minimum number of responses, and `host` the one that is asked. */
  sourceStarted(id: string, parts: number, host: string): void;
  pageFetched(id: string): void;
  sourceDone(id: string, cameras: number, failure: string | null): void;
  stop(): void;
}

const FORMAT = '{source} {bar} {value} responses {state}';
const NAME_WIDTH = 17;

export function createTerminalProgress(stream: NodeJS.WriteStream): SyncProgress {
  const bars = new MultiBar({ format: FORMAT, stream, clearOnComplete: false }, Presets.shades_grey);
  const byId = new Map<string, SingleBar>();
  return {
    sourceStarted: (id, parts, host) => {
      byId.set(id, bars.create(parts, 0, { source: id.padEnd(NAME_WIDTH), state: `waiting for ${host}` }));
    },
    pageFetched: (id) => {
      const bar = byId.get(id);
      if (bar && bar.getProgress() >= 1) bar.setTotal(bar.getTotal() + 1);
      bar?.increment();
    },
    sourceDone: (id, cameras, failure) => {
      const bar = byId.get(id);
      bar?.update({ state: failure === null ? countOf(cameras, 'camera') : 'failed' });
      if (failure === null) bar?.update(bar.getTotal());
    },
    stop: () => bars.stop(),
  };
}

const WAIT_LINE_MS = 30_000;
const MOST_WAITS = 3;

export class WaitLog {
  private readonly waits = new Map<string, { readonly name: string; responses: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly log: (line: string) => void) {}

  begin(id: string, name: string): void {
    this.waits.set(id, { name, responses: 0 });
    this.timer ??= setInterval(() => this.describe(), WAIT_LINE_MS).unref();
  }

  count(id: string): void {
    const wait = this.waits.get(id);
    if (wait) wait.responses += 1;
  }

  end(id: string): void {
    this.waits.delete(id);
    if (this.waits.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private describe(): void {
    const first = [...this.waits.values()].slice(0, MOST_WAITS);
    const named = first.map(({ name, responses }) => `${name} (${countOf(responses, 'response')})`);
    const rest = this.waits.size > MOST_WAITS ? `, and ${this.waits.size - MOST_WAITS} more` : '';
    this.log(`Waiting for ${named.join(', ')}${rest}`);
  }
}

export function createLineProgress(log: (line: string) => void): SyncProgress {
  const waits = new WaitLog(log);
  return {
    sourceStarted: (id, _parts, host) => waits.begin(id, `${id} at ${host}`),
    pageFetched: (id) => waits.count(id),
    sourceDone: (id, cameras, failure) => {
      waits.end(id);
      log(`${id}: ${failure === null ? countOf(cameras, 'camera') : `failed: ${failure}`}`);
    },
    stop: () => undefined,
  };
}
