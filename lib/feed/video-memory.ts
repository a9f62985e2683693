import { getHost } from './feed-host';
import type { DownReason } from './feed-status';

/** This many videos of a host that lets no other site play them, and none it does, speak for all of its videos. */
const REFUSALS_OF_A_HOST = 3;

/** What the page has learned of videos that can never play here. Forgotten with the page. */
export class VideoMemory {
  private readonly playedHosts = new Set<string>();
  private readonly refused = new Map<string, Set<string>>();
  private hasCodecs: boolean | null = null;

  play(url: string): void {
    this.playedHosts.add(getHost(url));
    this.hasCodecs = true;
  }

  /** @returns what is to be said: a host that has let us play others does not refuse, its camera has failed. */
  fail(url: string, reason: DownReason): DownReason {
    const host = getHost(url);
    if (reason === 'unsupported') this.hasCodecs ??= false;
    if (reason !== 'refused') return reason;
    if (this.playedHosts.has(host)) return 'no-answer';
    this.refused.set(host, (this.refused.get(host) ?? new Set()).add(url));
    return reason;
  }

  /** Why this video need not be tried; null if it may play. */
  foresee(url: string): DownReason | null {
    if (this.hasCodecs === false) return 'unsupported';
    const host = getHost(url);
    const refused = this.refused.get(host);
    if (!refused || this.playedHosts.has(host)) return null;
    return refused.has(url) || refused.size >= REFUSALS_OF_A_HOST ? 'refused' : null;
  }
}
