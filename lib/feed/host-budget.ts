import { HOST_REQUESTS_PER_MINUTE } from '@/lib/constants/feed';

export const MINUTE_MS = 60_000;

/** What a request is for: the first picture of a camera in sight, a newer picture, or one for when it comes in sight. */
export type PictureWish = 'first' | 'newer' | 'ahead';

/** How often each agency's host was asked for pictures in the last minute, and when it may be asked again. Times are epoch milliseconds. */
export class HostBudget {
  private readonly asked = new Map<string, readonly number[]>();

  record(host: string, times: readonly number[]): void {
    this.asked.set(
      host,
      [...(this.asked.get(host) ?? []), ...times].sort((a, b) => a - b),
    );
  }

  /** Oldest first. A clock that was set back leaves no request of the far future. */
  getRecent(host: string, now: number): readonly number[] {
    const recent = (this.asked.get(host) ?? []).filter((at) => Math.abs(at - now) < MINUTE_MS);
    this.asked.set(host, recent);
    return recent;
  }

  /**
   * Milliseconds until the host may be asked. A screen fills at once; after that requests are spread over the minute.
   * @param otherTabs how many may ask in this same moment: each is left one request
   */
  getWaitMs(host: string, wish: PictureWish, now: number, otherTabs = 0): number {
    const recent = this.getRecent(host, now);
    // What is out of sight leaves half of the budget to what is in sight.
    const share = wish === 'ahead' ? HOST_REQUESTS_PER_MINUTE / 2 : HOST_REQUESTS_PER_MINUTE;
    const limit = Math.max(1, share - otherTabs);
    const freedAt = (recent.at(-limit) ?? -Infinity) + MINUTE_MS;
    const spacedAt = wish === 'first' ? -Infinity : (recent.at(-1) ?? -Infinity) + MINUTE_MS / HOST_REQUESTS_PER_MINUTE;
    return Math.max(0, freedAt - now, spacedAt - now);
  }

  get hosts(): readonly string[] {
    return [...this.asked.keys()];
  }
}
