'use client';

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/core/store';
import type { DetectionStats } from '@/lib/detection/detection';
import { UNWATCHED, watchTraffic } from '@/lib/detection/traffic-watch';
import { trafficAlertsSetting } from '@/lib/settings/settings';
import { countStanding, tellTraffic } from './tell-traffic';

export function useAlertsOn(): boolean {
  return useSyncExternalStore(trafficAlertsSetting.subscribe, trafficAlertsSetting.get, () => false);
}

/** Judges the traffic of one picture. */
class TrafficTeller {
  /** Since when it stands, epoch milliseconds; null if it does not. */
  readonly since = createStore<number | null>(null);
  private watch = UNWATCHED;

  constructor(private readonly key: string) {}

  /** @param stats null for a new feed, which is judged anew */
  see(stats: DetectionStats | null, place: string): void {
    const before = this.watch.state;
    this.watch = stats === null ? UNWATCHED : watchTraffic(this.watch, stats.potentialIncident, performance.now());
    const { state } = this.watch;
    if (state === before) return;
    const isStanding = state === 'stands';
    countStanding(this.key, isStanding);
    this.since.set(isStanding ? Date.now() : null);
    if (isStanding) tellTraffic('Traffic stands', place);
    else if (state === 'flows' && before === 'stands') tellTraffic('Traffic flows again', place);
  }
}

/** Tells when traffic stands, and when it flows again, if the visitor asked for it. Returns since when it stands, or null. */
export function useTrafficAlerts(stats: DetectionStats | null, place: string): number | null {
  const key = useId();
  const isOn = useAlertsOn();
  const [teller] = useState(() => new TrafficTeller(key));
  useEffect(() => teller.see(isOn ? stats : null, place), [teller, stats, isOn, place]);
  useEffect(() => () => countStanding(key, false), [key]);
  return useSyncExternalStore(teller.since.subscribe, teller.since.get, () => null);
}
