import type { Camera } from '@/lib/camera/camera';
import { getRemoteUrls } from './feeds';
import { findPlaceholders } from './findings';
import type { FeedMemory, Memory } from './memory';

type DeadReason = NonNullable<Camera['feedDeadReason']>;

/** A still is frozen after this many of its refreshes, but not before FROZEN_MIN_MS: pictures repeat at night. */
const FROZEN_REFRESHES = 50;
const FROZEN_MIN_MS = 6 * 3_600_000;
const DEFAULT_REFRESH_MS = 5 * 60_000;

function judgeFeed(
  known: FeedMemory | undefined,
  placeholders: ReadonlySet<string>,
  frozenAfterMs: number,
): DeadReason | 'alive' | 'unclear' {
  if (!known?.verdict) return 'unclear';
  const { verdict, picture } = known;
  if (verdict.kind !== 'alive' || !picture) return verdict.kind;
  if (placeholders.has(picture.fingerprint)) return 'placeholder';
  return verdict.at - picture.since > frozenAfterMs ? 'frozen' : 'alive';
}

/** Marks cameras dead if all their feeds are known to be, and no others. */
export function judgeCameras(cameras: readonly Camera[], memory: Memory): Camera[] {
  const placeholders = findPlaceholders([...memory.feeds.values()].flatMap(({ picture }) => picture ?? []));
  return cameras.map((camera) => {
    const { isFeedDead: _dead, feedDeadReason: _reason, ...rest } = camera;
    const frozenAfterMs = Math.max(FROZEN_MIN_MS, FROZEN_REFRESHES * (camera.refreshMs ?? DEFAULT_REFRESH_MS));
    const verdicts = getRemoteUrls(camera).map(({ url }) =>
      judgeFeed(memory.feeds.get(url), placeholders, frozenAfterMs),
    );
    const [reason] = verdicts;
    const isDead = reason !== undefined && !verdicts.includes('alive') && !verdicts.includes('unclear');
    return isDead ? { ...rest, isFeedDead: true, feedDeadReason: reason as DeadReason } : rest;
  });
}
