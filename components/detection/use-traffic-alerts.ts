'use client';

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { BRAND } from '@/lib/constants/brand';
import { createStore } from '@/lib/core/store';
import type { DetectionStats } from '@/lib/detection/detection';
import { UNWATCHED, watchTraffic } from '@/lib/detection/traffic-watch';
import { playChime } from '@/lib/settings/play-sound';
import { trafficAlertsSetting } from '@/lib/settings/settings';

export function useAlertsOn(): boolean {
  return useSyncExternalStore(trafficAlertsSetting.subscribe, trafficAlertsSetting.get, () => false);
}

const stoppedFeeds = new Set<string>();

/** Missing in older browsers, despite its type. */
const setBadge = (count: number) => {
  const { setAppBadge } = navigator as Partial<Navigator>;
  setAppBadge?.call(navigator, count).catch(() => undefined);
};

function markFeed(key: string, isStopped: boolean): void {
  if (stoppedFeeds.has(key) === isStopped) return;
  if (isStopped) stoppedFeeds.add(key);
  else stoppedFeeds.delete(key);
  const title = document.title.replace(/^\(\d+\) /, '');
  document.title = stoppedFeeds.size === 0 ? title : `(${stoppedFeeds.size}) ${title}`;
  setBadge(stoppedFeeds.size);
}

/** Needs a click. Without the permission, alerts are chimes. */
export function requestNotifications(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  Notification.requestPermission().catch(() => undefined);
}

function showNotification(text: string, place: string): boolean {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  try {
    // The tag lets a later notification of the same camera replace this one.
    const notification = new Notification(text, { body: place, tag: `${BRAND} ${place}`, icon: '/icon.svg' });
    notification.onclick = () => window.focus();
    return true;
  } catch {
    // Chrome on Android lets only service workers show notifications.
    return false;
  }
}

function alertVisitor(text: string, place: string): void {
  if (!showNotification(text, place)) playChime();
}

class TrafficMonitor {
  /** Epoch milliseconds; null while traffic moves. */
  readonly stoppedSince = createStore<number | null>(null);
  private watch = UNWATCHED;

  constructor(private readonly key: string) {}

  /** @param stats null for a new feed, and to stop */
  update(stats: DetectionStats | null, place: string, areAlertsOn: boolean): void {
    const before = this.watch.state;
    this.watch = stats === null ? UNWATCHED : watchTraffic(this.watch, stats.potentialIncident, performance.now());
    const { state } = this.watch;
    if (state === before) return;
    const isStopped = state === 'stopped';
    markFeed(this.key, isStopped);
    this.stoppedSince.set(isStopped ? Date.now() : null);
    if (!areAlertsOn) return;
    if (isStopped) alertVisitor('Traffic has stopped', place);
    else if (state === 'moving' && before === 'stopped') alertVisitor('Traffic is moving again', place);
  }
}

/** @param isCounted the title counts it without alerts, too */
export function useTrafficAlerts(stats: DetectionStats | null, place: string, isCounted = false): number | null {
  const key = useId();
  const isOn = useAlertsOn();
  const [monitor] = useState(() => new TrafficMonitor(key));
  const watched = isOn || isCounted ? stats : null;
  useEffect(() => monitor.update(watched, place, isOn), [monitor, watched, isOn, place]);
  useEffect(() => () => markFeed(key, false), [key]);
  return useSyncExternalStore(monitor.stoppedSince.subscribe, monitor.stoppedSince.get, () => null);
}
