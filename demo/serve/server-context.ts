import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DemoContext } from './handle-request';
import type { FaultPlan } from '../feeds/faults';
import type { FeedId } from '../feeds/feed-address';
import { findBuiltInFault } from '../network/network';

/** Reads each `/demo-media/{name}.mp4` once. */
export function clipReader(): (name: string) => Promise<Uint8Array> {
  const clips = new Map<string, Promise<Uint8Array>>();
  return (name) => {
    const known = clips.get(name);
    if (known !== undefined) return known;
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', 'demo-media', `${name}.mp4`);
    const clip = readFile(/* turbopackIgnore: true */ file).then((buffer) => new Uint8Array(buffer));
    clips.set(name, clip);
    // Try again next time.
    clip.catch(() => clips.delete(name));
    return clip;
  };
}

/** Remembers the first request of each feed. */
export function createDemoContext(
  faultOf: (feedId: FeedId) => FaultPlan = findBuiltInFault,
): DemoContext & { forget: (feedId: FeedId) => void } {
  const askedAt = new Map<FeedId, number>();
  return {
    now: Date.now,
    faultOf,
    firstAskedAt: (feedId) => {
      const at = askedAt.get(feedId) ?? Date.now();
      askedAt.set(feedId, at);
      return at;
    },
    forget: (feedId) => void askedAt.delete(feedId),
    readClip: clipReader(),
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  };
}
