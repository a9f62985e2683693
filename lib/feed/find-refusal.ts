import type { DownReason } from './feed-status';

/** Why a video has no answer that the page may read: a request that asks for no such answer succeeds if the host answers at all. */
export async function findRefusal(url: string): Promise<DownReason> {
  const request = new AbortController();
  try {
    await fetch(url, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal: request.signal });
    return 'refused';
  } catch {
    return 'no-answer';
  } finally {
    // Its body is of no use.
    request.abort();
  }
}
