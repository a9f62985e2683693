import { CameraSchema } from '@/lib/camera/camera';
import type { Camera } from '@/lib/camera/camera';
import type { DropReason } from '@/lib/sources/source';

export type Dropped = Readonly<Partial<Record<DropReason, number>>>;

export interface Cleaned {
  readonly cameras: readonly Camera[];
  readonly dropped: Dropped;
}

/** Adds counts of dropped rows. */
export function addDropped(...counts: readonly Dropped[]): Dropped {
  const sum: Partial<Record<DropReason, number>> = {};
  for (const count of counts) {
    for (const [reason, number] of Object.entries(count) as [DropReason, number][]) {
      sum[reason] = (sum[reason] ?? 0) + number;
    }
  }
  return sum;
}

/** Checks every camera against the schema once more: the files are a public contract. */
function validated(cameras: readonly Camera[]): Cleaned {
  const kept = cameras.filter((camera) => CameraSchema.safeParse(camera).success);
  return { cameras: kept, dropped: countOf('unreadable', cameras.length - kept.length) };
}

/**
 * Drops ids that were there before: the first wins.
 * @param taken ids of earlier lists; grows by the ids that are kept.
 */
export function withoutRepeats(cameras: readonly Camera[], taken: Set<string>): Cleaned {
  const kept = cameras.filter(({ id }) => {
    const isNew = !taken.has(id);
    taken.add(id);
    return isNew;
  });
  return { cameras: kept, dropped: countOf('repeated-id', cameras.length - kept.length) };
}

/** The clean step for one list: valid cameras, each id once. */
export function clean(cameras: readonly Camera[]): Cleaned {
  const valid = validated(cameras);
  const unique = withoutRepeats(valid.cameras, new Set());
  return { cameras: unique.cameras, dropped: addDropped(valid.dropped, unique.dropped) };
}

function countOf(reason: DropReason, count: number): Dropped {
  return count > 0 ? { [reason]: count } : {};
}
