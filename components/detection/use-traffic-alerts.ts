import { useEffect, useId, useState } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs } from '@/lib/camera/traits';
import { BRAND } from '@/lib/constants/brand';
import { NEW_SCENE_MS } from '@/lib/constants/detection';
import { createStore } from '@/lib/core/store';
import type { DetectionStats } from '@/lib/detection/detection';
import { UNWATCHED, watchTraffic } from '@/lib/detection/traffic';
import { playChime } from '@/lib/settings/play-sound';
import { trafficAlertsSetting } from '@/lib/settings/settings';
import { noteTraffic } from './seen-traffic';

/** Slower stills show other vehicles in each picture. */
export const showsMotion = (camera: Camera): boolean =>
  camera.feedType === 'video' || (getCadenceMs(camera) ?? 0) <= NEW_SCENE_MS;

export function useAlertsOn(): boolean {
  return useStore(trafficAlertsSetting);
}

const stoppedFeeds = new Set<string>();

/** Missing in older browsers, despite its type. */
const setBadge = (count: number) => {
  const { setAppBadge } = navigator as Partial<Navigator>;
  setAppBadge?.call(navigator, count).catch(() => undefined);
};

/** The badge outlives the page. */
const handlePage = ({ type }: Event) => setBadge(type === 'pagehide' ? 0 : stoppedFeeds.size);

function markFeed(key: string, isStopped: boolean): void {
  if (stoppedFeeds.has(key) === isStopped) return;
  if (isStopped) stoppedFeeds.add(key);
  else stoppedFeeds.delete(key);
  const title = document.title.replace(/^\(\d+\) /, '');
  document.title = stoppedFeeds.size === 0 ? title : `(${stoppedFeeds.size}) ${title}`;
  setBadge(stoppedFeeds.size);
  const change = stoppedFeeds.size === 0 ? 'removeEventListener' : 'addEventListener';
  for (const type of ['pagehide', 'pageshow']) window[change](type, handlePage);
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

interface WatchedFeed {
  readonly camera: Pick<Camera, 'id' | 'location'>;
  readonly areAlertsOn: boolean;
  /** The title counts it without alerts, too. */
  readonly isCounted: boolean;
}

class TrafficMonitor {
  /** Epoch milliseconds; null while traffic moves. */
  readonly stoppedSince = createStore<number | null>(null);
  private watch = UNWATCHED;

  constructor(private readonly key: string) {}

  /** @param stats null for a new feed, and to stop */
  update(stats: DetectionStats | null, { camera, areAlertsOn, isCounted }: WatchedFeed): void {
    this.watch = stats === null ? UNWATCHED : watchTraffic(this.watch, stats.potentialIncident, performance.now());
    const { state } = this.watch;
    if (stats) noteTraffic(camera.id, state, stats);
    const isStopped = state === 'stopped' && (areAlertsOn || isCounted);
    if (isStopped === (this.stoppedSince.get() !== null)) return;
    markFeed(this.key, isStopped);
    this.stoppedSince.set(isStopped ? Date.now() : null);
    if (!areAlertsOn) return;
    if (isStopped) alertVisitor('Traffic has stopped', camera.location);
    else if (state === 'moving') alertVisitor('Traffic is moving again', camera.location);
  }
}

export function useTraffic(
  { id, location }: WatchedFeed['camera'],
  stats: DetectionStats | null,
  isCounted = false,
): number | null {
  const key = useId();
  const areAlertsOn = useAlertsOn();
  const [monitor] = useState(() => new TrafficMonitor(key));
  useEffect(
    () => monitor.update(stats, { camera: { id, location }, areAlertsOn, isCounted }),
    [monitor, stats, id, location, areAlertsOn, isCounted],
  );
  useEffect(() => () => markFeed(key, false), [key]);
  return useStore(monitor.stoppedSince);
}
