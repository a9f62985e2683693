import { useEffect, useId, useRef, useState } from 'react';
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

/**
 * @param stats null for a new feed, and to stop
 * @param isCounted the title counts it without alerts, too
 * @returns epoch milliseconds since when traffic has stopped; null while it moves
 */
export function useTraffic(
  { id, location }: Pick<Camera, 'id' | 'location'>,
  stats: DetectionStats | null,
  isCounted = false,
): number | null {
  const key = useId();
  const areAlertsOn = useAlertsOn();
  const watch = useRef(UNWATCHED);
  const [stoppedSince] = useState(() => createStore<number | null>(null));
  useEffect(() => {
    watch.current = stats ? watchTraffic(watch.current, stats.potentialIncident, performance.now()) : UNWATCHED;
    const { state } = watch.current;
    if (stats) noteTraffic(id, state, stats);
    const isStopped = state === 'stopped' && (areAlertsOn || isCounted);
    if (isStopped === (stoppedSince.get() !== null)) return;
    markFeed(key, isStopped);
    stoppedSince.set(isStopped ? Date.now() : null);
    if (!areAlertsOn) return;
    if (isStopped) alertVisitor('Traffic has stopped', location);
    else if (state === 'moving') alertVisitor('Traffic is moving again', location);
  }, [key, stoppedSince, stats, id, location, areAlertsOn, isCounted]);
  useEffect(() => () => markFeed(key, false), [key]);
  return useStore(stoppedSince);
}
