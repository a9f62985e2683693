import { MultiBar, Presets, type SingleBar } from 'cli-progress';

export interface SyncProgress {
  /** `parts` is the least number of responses the source takes. */
  sourceStarted(id: string, parts: number): void;
  pageFetched(id: string): void;
  sourceDone(id: string, cameras: number, failure: string | null): void;
  stop(): void;
}

const FORMAT = '{source} {bar} {value} responses {state}';
const NAME_WIDTH = 17;

export function createTerminalProgress(stream: NodeJS.WriteStream): SyncProgress {
  const bars = new MultiBar({ format: FORMAT, stream, hideCursor: true, clearOnComplete: false }, Presets.shades_grey);
  const byId = new Map<string, SingleBar>();
  return {
    sourceStarted: (id, parts) => {
      byId.set(id, bars.create(parts, 0, { source: id.padEnd(NAME_WIDTH), state: '' }));
    },
    pageFetched: (id) => {
      const bar = byId.get(id);
      // The number of pages is unknown until the last one, so the end moves with them.
      if (bar && bar.getProgress() >= 1) bar.setTotal(bar.getTotal() + 1);
      bar?.increment();
    },
    sourceDone: (id, cameras, failure) => {
      const bar = byId.get(id);
      bar?.update({ state: failure === null ? `${cameras} cameras` : 'failed' });
      if (failure === null) bar?.update(bar.getTotal());
    },
    stop: () => bars.stop(),
  };
}

export function createLineProgress(log: (line: string) => void): SyncProgress {
  return {
    sourceStarted: () => undefined,
    pageFetched: () => undefined,
    sourceDone: (id, cameras, failure) =>
      log(`${id}: ${failure === null ? `${cameras} cameras` : `failed: ${failure}`}`),
    stop: () => undefined,
  };
}
