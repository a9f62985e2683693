import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoContext } from './handle-request';
import type { FaultPlan } from '../feeds/faults';
import type { FeedId } from '../feeds/feed-address';
import { findBuiltInFault } from '../network/network';

/** Reads each `/demo-media/{name}.mp4` once. `root` contains `public`. */
export function clipReader(root: string = process.cwd()): (name: string) => Promise<Uint8Array> {
  const clips = new Map<string, Promise<Uint8Array>>();
  return (name) => {
    const known = clips.get(name);
    if (known !== undefined) return known;
    const file = path.join(/* turbopackIgnore: true */ root, 'public', 'demo-media', `${name}.mp4`);
    const clip = readFile(/* turbopackIgnore: true */ file).then((buffer) => new Uint8Array(buffer));
    clips.set(name, clip);
    // Try again next time.
    clip.catch(() => clips.delete(name));
    return clip;
  };
}

export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}

/** Remembers the first request of each feed. `now` returns epoch milliseconds. */
export function createDemoContext(
  now: () => number,
  faultOf: (feedId: FeedId) => FaultPlan = findBuiltInFault,
): DemoContext & { forget: (feedId: FeedId) => void } {
  const askedAt = new Map<FeedId, number>();
  return {
    now,
    faultOf,
    firstAskedAt: (feedId) => {
      const at = askedAt.get(feedId) ?? now();
      askedAt.set(feedId, at);
      return at;
    },
    forget: (feedId) => void askedAt.delete(feedId),
    readClip: clipReader(),
    wait: waitFor,
  };
}
