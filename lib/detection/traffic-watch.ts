import {
  FLOWS_SHARE,
  STANDS_SHARE,
  TRAFFIC_GAP_MS,
  TRAFFIC_MIN_SAMPLES,
  TRAFFIC_STEP_MS,
  TRAFFIC_WINDOW_MS,
} from '@/lib/constants/detection';

interface Sample {
  /** Milliseconds of any monotonic clock. */
  readonly at: number;
  readonly isStanding: boolean;
}

/** Whether traffic stands, with hysteresis. */
export interface TrafficWatch {
  readonly state: 'unknown' | 'flows' | 'stands';
  readonly samples: readonly Sample[];
}

export const UNWATCHED: TrafficWatch = { state: 'unknown', samples: [] };

/** Enough for a window of a video, or for one of a still that changes less often. */
function keepWindow(samples: readonly Sample[], now: number): readonly Sample[] {
  const firstKept = samples.findLastIndex(({ at }) => now - at >= TRAFFIC_WINDOW_MS);
  return samples.slice(Math.max(0, Math.min(firstKept, samples.length - TRAFFIC_MIN_SAMPLES)));
}

function judge(samples: readonly Sample[], now: number, before: TrafficWatch['state']): TrafficWatch['state'] {
  const [first] = samples;
  if (!first || samples.length < TRAFFIC_MIN_SAMPLES || now - first.at < TRAFFIC_WINDOW_MS) return before;
  const share = samples.filter(({ isStanding }) => isStanding).length / samples.length;
  if (share >= STANDS_SHARE) return 'stands';
  return share <= FLOWS_SHARE ? 'flows' : before;
}

/** Adds what was seen. One sample a second counts, and a longer pause starts anew. */
export function watchTraffic(watch: TrafficWatch, isStanding: boolean, at: number): TrafficWatch {
  const last = watch.samples.at(-1);
  if (last && at - last.at < TRAFFIC_STEP_MS) return watch;
  const isNewScene = last !== undefined && at - last.at > TRAFFIC_GAP_MS;
  const samples = keepWindow([...(isNewScene ? [] : watch.samples), { at, isStanding }], at);
  return { state: judge(samples, at, watch.state), samples };
}
