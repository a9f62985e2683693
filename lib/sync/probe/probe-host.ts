import type { NetworkContext } from '../http/fetch';
import { type Answer, askAgain, askStill, openStream, type OpenStream, type Picture } from './ask-feed';
import type { Feed } from './feeds';

export interface HostAnswers {
  readonly answers: ReadonlyMap<string, Answer>;
  /** When the host may be asked again, epoch milliseconds; null if it did not ask for a pause. */
  readonly resumeAt: number | null;
}

/** A stream is frozen if it has not moved on after so many of its target durations. Most have after the first look. */
const PATIENCE = [2, 6] as const;
/** A host that fails this often in a row is left alone until the next run. */
const MAX_FAILURES = 5;

interface Watched extends OpenStream {
  readonly feed: Feed;
  readonly openedAt: number;
}

/** Asks one host, one request at a time. */
class HostProbe {
  readonly answers = new Map<string, Answer>();
  resumeAt: number | null = null;
  private failures = 0;

  constructor(private readonly network: NetworkContext) {}

  get isOver(): boolean {
    return this.resumeAt !== null || this.failures >= MAX_FAILURES;
  }

  note({ url }: Feed, answer: Answer): void {
    this.answers.set(url, answer);
    this.failures = answer.kind === 'silent' || answer.kind === 'unclear' ? this.failures + 1 : 0;
    if (answer.kind === 'busy') this.resumeAt = this.network.clock.now() + answer.retryAfterMs;
  }

  /** @returns the streams that answered */
  async open(feeds: readonly Feed[], getKnown: (url: string) => Picture | undefined): Promise<Watched[]> {
    const watched: Watched[] = [];
    for (const feed of feeds) {
      if (this.isOver) break;
      const found = feed.isVideo
        ? await openStream(feed, this.network)
        : await askStill(feed, getKnown(feed.url), this.network);
      if ('position' in found) watched.push({ ...found, feed, openedAt: this.network.clock.now() });
      else this.note(feed, found);
    }
    return watched;
  }

  /** @returns the streams that have not moved on */
  async watch(streams: readonly Watched[], patience: number): Promise<Watched[]> {
    const { clock } = this.network;
    const still: Watched[] = [];
    for (const stream of streams) {
      if (this.isOver) break;
      const waitMs = stream.openedAt + patience * stream.targetMs - clock.now();
      if (waitMs > 0) await clock.sleep(waitMs);
      const answer = await askAgain(stream.feed, stream, this.network);
      if (answer.kind === 'frozen') still.push(stream);
      else this.note(stream.feed, answer);
    }
    return still;
  }
}

export async function probeHost(
  feeds: readonly Feed[],
  getKnown: (url: string) => Picture | undefined,
  network: NetworkContext,
): Promise<HostAnswers> {
  const host = new HostProbe(network);
  let streams = await host.open(feeds, getKnown);
  for (const patience of PATIENCE) streams = await host.watch(streams, patience);
  for (const { feed } of streams) host.note(feed, { kind: 'frozen' });
  return host;
}
