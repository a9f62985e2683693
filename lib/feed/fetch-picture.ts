import type { DownReason } from './feed-status';

export interface FetchedPicture {
  readonly blob: Blob;
  /** The host's Last-Modified, epoch milliseconds. */
  readonly modifiedAt: number | null;
}

const REASON_BY_HTTP_STATUS: Readonly<Record<number, DownReason>> = {
  401: 'sign-in',
  403: 'blocked',
  404: 'not-found',
  410: 'not-found',
  429: 'too-many',
};

function parseTime(text: string | null): number | null {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** The picture, or why there is none. @throws TypeError if the host does not answer, or does not let other sites read it. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<FetchedPicture | DownReason> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!answer.ok) return REASON_BY_HTTP_STATUS[answer.status] ?? 'no-answer';
  return { blob: await answer.blob(), modifiedAt: parseTime(answer.headers.get('Last-Modified')) };
}
