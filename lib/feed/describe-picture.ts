import { formatClock, type FeedStatus } from './feed-status';
import { isLate } from './video-delay';

const DAY_MS = 86_400_000;

/** When the shown picture was taken, and how we know; empty without one. `listedAt` is the time in the agency's list, epoch milliseconds. */
export function describePicture(status: FeedStatus, listedAt: number | null, now: number): string {
  if (status.phase === 'live') return describeVideo(status.delayMs, now);
  if (status.phase === 'frozen') return `The same since ${formatClock(status.since, now)}`;
  if (status.phase !== 'picture') return '';
  const { taken, loadedAt } = status;
  if (taken?.by === 'host') return `Taken at ${formatClock(taken.at, now)}, says the agency’s server`;
  if (taken) return `Taken at ${formatClock(taken.at, now)}, when it changed`;
  const loaded = `Loaded at ${formatClock(loadedAt, now)}`;
  // The list is as old as the last sync, so its time is only the earliest that the picture can have.
  const isListed = listedAt !== null && listedAt <= loadedAt && now - listedAt < DAY_MS;
  return isListed
    ? `${loaded}, taken after ${formatClock(listedAt, now)}, says the agency’s list`
    : `${loaded}; the agency does not say when it was taken`;
}

function describeVideo(delayMs: number | null, now: number): string {
  if (delayMs === null) return 'Live video';
  if (isLate(delayMs)) return `Taken at ${formatClock(now - delayMs, now)}, says the agency’s video`;
  return `Live video, ${Math.round(delayMs / 1_000)} s behind`;
}

/** `Every 10 s`, `Every 3 min`. */
export function describeCadence(cadenceMs: number): string {
  const seconds = Math.round(cadenceMs / 1_000);
  return seconds < 120 ? `Every ${seconds} s` : `Every ${Math.round(seconds / 60)} min`;
}
