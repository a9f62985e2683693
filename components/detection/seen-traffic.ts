import { useStore } from '@/components/browser/use-store';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import type { DetectionStats } from '@/lib/detection/detection';
import type { TrafficWatch } from '@/lib/detection/traffic';
import type { Facts } from '@/lib/road-reports/sentence';

type SeenTraffic = NonNullable<Facts['traffic']>;

const RENEW_MS = 30_000;

/** By camera id, since the page loaded. */
const seenTraffic = createStore<ReadonlyMap<string, SeenTraffic>>(new Map());

export function noteTraffic(id: string, state: TrafficWatch['state'], stats: DetectionStats): void {
  const vehicles = stats.cars + stats.trucks;
  // An empty road is neither moving nor stopped, and vehicles may stand since before the camera was opened.
  if (state === 'unknown' || vehicles === 0 || (state === 'moving' && stats.movingVehicles === 0)) return;
  const [isStopped, at, known] = [state === 'stopped', Date.now(), seenTraffic.get().get(id)];
  if (known?.isStopped === isStopped && at - known.at < RENEW_MS) return;
  seenTraffic.set(new Map(seenTraffic.get()).set(id, { isStopped, vehicles, at }));
}

export const useSeenTraffic = ({ id }: Camera): SeenTraffic | undefined =>
  useStore(seenTraffic, (seen) => seen.get(id));
