import { getReasonText, isFinal, type DownStatus } from './feed-status';

function formatNextTry(retryAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return seconds === 0 ? 'Trying again…' : `Next try in ${seconds} s.`;
}

function getNextTryText({ reason, retryAt }: DownStatus, now: number): string {
  if (isFinal(reason)) return '';
  return retryAt === null
    ? 'Failed three times. Will try again when you come back to it.'
    : formatNextTry(retryAt, now);
}

/** What stands over a feed that is down: headlines, and below them why it is down and when it is tried again. */
export function describeDown(status: DownStatus, now: number): { titles: string[]; texts: string[] } {
  const title = status.reason === 'unsupported' ? 'NO LIVE VIDEO' : 'FEED DOWN OR BLOCKED';
  return {
    titles: status.retryAt === null ? [title] : [title, 'WILL TRY TO RELOAD'],
    texts: [getReasonText(status.reason), getNextTryText(status, now)].filter((text) => text !== ''),
  };
}
