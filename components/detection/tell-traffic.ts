import { BRAND } from '@/lib/constants/brand';
import { playChime } from '@/lib/settings/play-sound';

/** The feeds in which traffic stands, by any key. */
const standing = new Set<string>();

/** Older browsers lack it, whatever the type says. */
const setBadge = (count: number) => {
  const { setAppBadge } = navigator as Partial<Navigator>;
  setAppBadge?.call(navigator, count).catch(() => undefined);
};

/** Counts the feeds in which traffic stands, in the page's title and on the icon of the installed site. */
export function countStanding(key: string, isStanding: boolean): void {
  if (standing.has(key) === isStanding) return;
  if (isStanding) standing.add(key);
  else standing.delete(key);
  const title = document.title.replace(/^\(\d+\) /, '');
  document.title = standing.size === 0 ? title : `(${standing.size}) ${title}`;
  setBadge(standing.size);
}

const canNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Asks once, on the visitor's click; without the permission there is a chime. */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  Notification.requestPermission().catch(() => undefined);
}

function notify(text: string, place: string): boolean {
  if (!canNotify()) return false;
  try {
    // A later notice of the same camera takes its place.
    const notice = new Notification(text, { body: place, tag: `${BRAND} ${place}`, icon: '/icon.svg' });
    notice.onclick = () => window.focus();
    return true;
  } catch {
    // Chrome on Android has the permission, but lets only service workers notify.
    return false;
  }
}

export function tellTraffic(text: string, place: string): void {
  if (!notify(text, place)) playChime();
}
