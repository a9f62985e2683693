import { formatClock, isLate, type FeedStatus } from './feed-status';

const DAY_MS = 86_400_000;

/**
 * States when the picture was taken, and the source of that time. `listedAt`: epoch milliseconds, per the agency's
 * list.
 */
export function describePicture(status: FeedStatus, listedAt: number | null, now: number): string {
  if (status.phase === 'live') return describeVideo(status.delayMs, now);
  if (status.phase === 'frozen') return `Unchanged since ${formatClock(status.since, now)}`;
  if (status.phase !== 'picture') return '';
  const { taken, loadedAt } = status;
  if (taken?.by === 'host') return `Taken at ${formatClock(taken.at, now)} per the agency’s server`;
  if (taken) return `Taken at ${formatClock(taken.at, now)}, when the picture changed`;
  const loaded = `Loaded at ${formatClock(loadedAt, now)}`;
  const isListed = listedAt !== null && listedAt <= loadedAt && now - listedAt < DAY_MS;
  return isListed
    ? `${loaded}, taken after ${formatClock(listedAt, now)}, per the agency’s list`
    : `${loaded}; capture time unknown`;
}

function describeVideo(delayMs: number | null, now: number): string {
  if (delayMs === null) return 'Live video';
  if (isLate(delayMs)) return `Taken at ${formatClock(now - delayMs, now)} per the agency’s video`;
  return `Live video, ${Math.round(delayMs / 1_000)} s behind`;
}

export function describeCadence(cadenceMs: number): string {
  const seconds = Math.round(cadenceMs / 1_000);
  return seconds < 120 ? `Every ${seconds} s` : `Every ${Math.round(seconds / 60)} min`;
}
