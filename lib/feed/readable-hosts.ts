/** Trials without an answer that speaks for the host, after which the page stops trying. */
const MOST_TRIALS = 3;

interface Trial {
  /** Hosts whose pictures cannot be read show them without another request. */
  readonly mayRead: boolean;
  /** Tells what was learned; null: the picture failed both ways, which says nothing of the host. */
  readonly end: (isReadable: boolean | null) => void;
}

/** Which hosts let this page read the bytes of their pictures. One camera of a host finds out for all; forgotten with the page. */
export class ReadableHosts {
  private readonly verdicts = new Map<string, boolean>();
  private readonly trials = new Map<string, { count: number; running: Promise<void> | null }>();

  /** @param listed Hosts that are known to let other sites read. */
  constructor(private readonly listed: ReadonlySet<string> = new Set()) {}

  isRefused(host: string): boolean {
    return this.verdicts.get(host) === false;
  }

  hasAllowed(host: string): boolean {
    return this.verdicts.get(host) === true;
  }

  /** Waits while another picture of the host finds out. */
  async begin(host: string): Promise<Trial> {
    const trial = this.trials.get(host) ?? { count: 0, running: null };
    this.trials.set(host, trial);
    while (trial.running && !this.verdicts.has(host)) await trial.running;
    const verdict = this.verdicts.get(host);
    const learn = (isReadable: boolean | null) => {
      if (isReadable !== null) this.verdicts.set(host, isReadable);
    };
    if (verdict !== undefined || this.listed.has(host)) return { mayRead: verdict ?? true, end: learn };
    let finish: () => void = () => undefined;
    trial.running = new Promise((resolve) => {
      finish = resolve;
    });
    return {
      mayRead: true,
      end: (isReadable) => {
        if (isReadable === null) trial.count += 1;
        learn(isReadable ?? (trial.count >= MOST_TRIALS ? false : null));
        trial.running = null;
        finish();
      },
    };
  }
}
