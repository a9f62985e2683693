import { MultiBar, Presets } from 'cli-progress';
import type { SingleBar } from 'cli-progress';
import type { SyncProgress } from './sync-progress';

const FORMAT = '{source} {bar} {value} answers {state}';
const NAME_WIDTH = 17;

/** A bar for every source, on a terminal. */
export function terminalProgress(stream: NodeJS.WriteStream): SyncProgress {
  const bars = new MultiBar({ format: FORMAT, stream, hideCursor: true, clearOnComplete: false }, Presets.shades_grey);
  const byId = new Map<string, SingleBar>();
  return {
    sourceStarted: (id, parts) => {
      byId.set(id, bars.create(parts, 0, { source: id.padEnd(NAME_WIDTH), state: '' }));
    },
    pageFetched: (id) => {
      const bar = byId.get(id);
      // How many pages a list has shows only as they come: the end moves on with them.
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

/** A line for every finished source, where there is no terminal. */
export function lineProgress(log: (line: string) => void): SyncProgress {
  return {
    sourceStarted: () => undefined,
    pageFetched: () => undefined,
    sourceDone: (id, cameras, failure) =>
      log(`${id}: ${failure === null ? `${cameras} cameras` : `failed: ${failure}`}`),
    stop: () => undefined,
  };
}
