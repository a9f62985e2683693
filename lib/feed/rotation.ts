import { ANGLE_RECHECK_MS, ANGLE_ROTATION_MS } from '@/lib/constants/feed';

/** Times are milliseconds of one monotonic clock. */
export interface Rotation {
  readonly index: number;
  readonly total: number;
  readonly choice: 'rotate' | 'pause' | null;
  readonly prefersStill: boolean;
  readonly isWatched: boolean;
  readonly dueAt: number | null;
  readonly downAt: ReadonlyMap<number, number>;
}

export type RotationAction =
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'step'; readonly by: 1 | -1; readonly now: number }
  | { readonly type: 'toggle'; readonly now: number }
  | { readonly type: 'situation'; readonly isWatched: boolean; readonly prefersStill: boolean; readonly now: number }
  | { readonly type: 'report'; readonly index: number; readonly isDown: boolean; readonly now: number };

export function startRotation(total: number, first = 0): Rotation {
  return {
    index: first < total ? first : 0,
    total,
    choice: null,
    prefersStill: false,
    isWatched: false,
    dueAt: null,
    downAt: new Map(),
  };
}

export function isAutoRotating({ choice, prefersStill }: Rotation): boolean {
  return choice === null ? !prefersStill : choice === 'rotate';
}

export function wrapIndex(index: number, by: number, total: number): number {
  return (((index + by) % total) + total) % total;
}

function isKnownDown({ downAt }: Rotation, index: number, now: number): boolean {
  const seenAt = downAt.get(index);
  return seenAt !== undefined && now - seenAt < ANGLE_RECHECK_MS;
}

function nextWorking(rotation: Rotation, now: number): number {
  for (let by = 1; by < rotation.total; by += 1) {
    const index = wrapIndex(rotation.index, by, rotation.total);
    if (!isKnownDown(rotation, index, now)) return index;
  }
  return rotation.index;
}

function withFullTime(rotation: Rotation, now: number): Rotation {
  const isMoving = isAutoRotating(rotation) && rotation.isWatched && rotation.total > 1;
  return { ...rotation, dueAt: isMoving ? now + ANGLE_ROTATION_MS : null };
}

function withReport(rotation: Rotation, index: number, isDown: boolean, now: number): Rotation {
  if (!isDown && !rotation.downAt.has(index)) return rotation;
  const downAt = new Map(rotation.downAt);
  if (isDown) downAt.set(index, now);
  else downAt.delete(index);
  return { ...rotation, downAt };
}

/** A tick advances by one angle at most, also after a long absence. */
export function reduceRotation(rotation: Rotation, action: RotationAction): Rotation {
  const { now } = action;
  switch (action.type) {
    case 'tick':
      if (rotation.dueAt === null || now < rotation.dueAt) return rotation;
      return withFullTime({ ...rotation, index: nextWorking(rotation, now) }, now);
    case 'step': {
      const index = wrapIndex(rotation.index, action.by, rotation.total);
      return withFullTime({ ...rotation, index, choice: 'pause' }, now);
    }
    case 'toggle':
      return withFullTime({ ...rotation, choice: isAutoRotating(rotation) ? 'pause' : 'rotate' }, now);
    case 'situation': {
      const { isWatched, prefersStill } = action;
      if (rotation.isWatched === isWatched && rotation.prefersStill === prefersStill) return rotation;
      return withFullTime({ ...rotation, isWatched, prefersStill }, now);
    }
    case 'report':
      return withReport(rotation, action.index, action.isDown, now);
  }
}
