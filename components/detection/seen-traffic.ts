import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import type { DetectionStats } from '@/lib/detection/detection';
import { UNWATCHED, watchTraffic } from '@/lib/detection/traffic-watch';
import type { Facts } from '@/lib/road-reports/sentence';

type SeenTraffic = NonNullable<Facts['traffic']>;

const RENEW_MS = 30_000;

/** By camera id, since the page loaded. */
const seenTraffic = createStore<ReadonlyMap<string, SeenTraffic>>(new Map());

/** Remembers if traffic moves, for cards. @param stats null without a count */
export function useNoteTraffic(id: string, stats: DetectionStats | null): void {
  const watch = useRef(UNWATCHED);
  useEffect(() => {
    watch.current =
      stats === null ? UNWATCHED : watchTraffic(watch.current, stats.potentialIncident, performance.now());
    const { state } = watch.current;
    // An empty road neither moves nor stands still.
    const vehicles = stats === null ? 0 : stats.cars + stats.trucks;
    if (state === 'unknown' || vehicles === 0) return;
    const [isStopped, at, known] = [state === 'stopped', Date.now(), seenTraffic.get().get(id)];
    if (known?.isStopped === isStopped && at - known.at < RENEW_MS) return;
    seenTraffic.set(new Map(seenTraffic.get()).set(id, { isStopped, vehicles, at }));
  }, [id, stats]);
}

export const useSeenTraffic = ({ id }: Camera): SeenTraffic | undefined =>
  useSyncExternalStore(
    seenTraffic.subscribe,
    () => seenTraffic.get().get(id),
    () => undefined,
  );
