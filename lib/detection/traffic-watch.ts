import {
  MOVING_SHARE,
  STOPPED_SHARE,
  TRAFFIC_GAP_MS,
  TRAFFIC_MIN_SAMPLES,
  TRAFFIC_STEP_MS,
  TRAFFIC_WINDOW_MS,
} from '@/lib/constants/detection';

interface Sample {
  /** Milliseconds of any monotonic clock. */
  readonly at: number;
  readonly isStopped: boolean;
}

/** State of the traffic, with hysteresis. */
export interface TrafficWatch {
  readonly state: 'unknown' | 'moving' | 'stopped';
  readonly samples: readonly Sample[];
}

export const UNWATCHED: TrafficWatch = { state: 'unknown', samples: [] };

function keepWindow(samples: readonly Sample[], now: number): readonly Sample[] {
  const first = samples.findLastIndex(({ at }) => now - at >= TRAFFIC_WINDOW_MS);
  return samples.slice(Math.max(0, Math.min(first, samples.length - TRAFFIC_MIN_SAMPLES)));
}

function judge(samples: readonly Sample[], now: number, before: TrafficWatch['state']): TrafficWatch['state'] {
  const [first] = samples;
  if (!first || samples.length < TRAFFIC_MIN_SAMPLES || now - first.at < TRAFFIC_WINDOW_MS) return before;
  const share = samples.filter(({ isStopped }) => isStopped).length / samples.length;
  if (share >= STOPPED_SHARE) return 'stopped';
  return share <= MOVING_SHARE ? 'moving' : before;
}

export function watchTraffic(watch: TrafficWatch, isStopped: boolean, at: number): TrafficWatch {
  const last = watch.samples.at(-1);
  if (last && at - last.at < TRAFFIC_STEP_MS) return watch;
  const isNewScene = last !== undefined && at - last.at > TRAFFIC_GAP_MS;
  const samples = keepWindow([...(isNewScene ? [] : watch.samples), { at, isStopped }], at);
  return { state: judge(samples, at, watch.state), samples };
}
