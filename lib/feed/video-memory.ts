import type { DownReason } from './feed-status';
import { getHost } from './hosts';

/** Refusals without a success that mark a whole host as refused. */
const REFUSALS_OF_A_HOST = 3;

export class VideoMemory {
  private readonly playedHosts = new Set<string>();
  private readonly refused = new Map<string, Set<string>>();
  private hasCodecs: boolean | null = null;

  play(url: string): void {
    this.playedHosts.add(getHost(url));
    this.hasCodecs = true;
  }

  /** Returns the reason to show: a host that let other videos play does not refuse this one. */
  fail(url: string, reason: DownReason): DownReason {
    const host = getHost(url);
    if (reason === 'unsupported') this.hasCodecs ??= false;
    if (reason !== 'refused') return reason;
    if (this.playedHosts.has(host)) return 'no-answer';
    this.refused.set(host, (this.refused.get(host) ?? new Set()).add(url));
    return reason;
  }

  foresee(url: string): DownReason | null {
    if (this.hasCodecs === false) return 'unsupported';
    const host = getHost(url);
    const refused = this.refused.get(host);
    if (!refused || this.playedHosts.has(host)) return null;
    return refused.has(url) || refused.size >= REFUSALS_OF_A_HOST ? 'refused' : null;
  }
}
