import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import { countOf } from '@/lib/core/format-count';

export type SyncProgress = Readonly<ReturnType<typeof createLineProgress>>;

const describeDone = (id: string, cameras: number, failure: string | null): string =>
  `${id}: ${failure === null ? countOf(cameras, 'camera') : `failed: ${failure}`}`;

const FORMAT = '{source} {bar} {value} responses, waiting for {host}';
const NAME_WIDTH = 17;
/** A terminal cannot redraw what has scrolled away. */
const MAX_BARS = 8;
const CLEAR_REST = '\u001b[K';

export function createTerminalProgress(stream: NodeJS.WriteStream): SyncProgress {
  const bars = new MultiBar({ format: FORMAT, stream, linewrap: true, forceRedraw: true }, Presets.shades_grey);
  const awaited = new Map<string, { host: string; total: number; value: number; bar?: SingleBar }>();
  const log = (line: string): void => {
    if (bars.isActive) bars.log(`${line}${CLEAR_REST}\n`);
    else stream.write(`${line}\n`);
  };
  const draw = (): void => {
    for (const [id, source] of [...awaited].slice(0, MAX_BARS)) {
      const { total, value, host } = source;
      source.bar ??= bars.create(Math.max(total, value), value, { source: id.padEnd(NAME_WIDTH), host });
    }
  };
  return {
    log,
    sourceStarted: (id, total, host) => {
      awaited.set(id, { host, total, value: 0 });
      draw();
    },
    pageFetched: (id) => {
      const source = awaited.get(id);
      if (!source) return;
      source.value += 1;
      source.bar?.setTotal(Math.max(source.total, source.value));
      source.bar?.update(source.value);
    },
    sourceDone: (id, cameras, failure) => {
      log(describeDone(id, cameras, failure));
      const bar = awaited.get(id)?.bar;
      if (bar) bars.remove(bar);
      awaited.delete(id);
      draw();
    },
    stop: () => {
      bars.update();
      bars.stop();
    },
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

export function createLineProgress(log: (line: string) => void) {
  const waits = new WaitLog(log);
  return {
    log,
    /** @param _parts minimum of responses */
    sourceStarted: (id: string, _parts: number, host: string): void => waits.begin(id, `${id} at ${host}`),
    pageFetched: (id: string): void => waits.count(id),
    sourceDone: (id: string, cameras: number, failure: string | null): void => {
      waits.end(id);
      log(describeDone(id, cameras, failure));
    },
    stop: (): void => undefined,
  };
}
