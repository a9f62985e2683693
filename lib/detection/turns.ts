/** A place in the line for the one detector: `take` when it is free for you, `leave` when you no longer want it. */
export interface Turn {
  readonly leave: () => void;
}

/**
 * Shares one detector among several feeds: who asks is served in the order of asking, one run at a time, and nobody stands in
 * the line twice. A slow detector so serves everybody less often instead of some never.
 */
export class Turns {
  private readonly waiting: { run: () => Promise<void> }[] = [];
  private isBusy = false;

  ask(run: () => Promise<void>): Turn {
    const entry = { run };
    this.waiting.push(entry);
    this.serve();
    return {
      leave: () => {
        const index = this.waiting.indexOf(entry);
        if (index >= 0) this.waiting.splice(index, 1);
      },
    };
  }

  private serve(): void {
    const next = this.isBusy ? undefined : this.waiting.shift();
    if (next === undefined) return;
    this.isBusy = true;
    const done = (): void => {
      this.isBusy = false;
      this.serve();
    };
    next.run().then(done, done);
  }
}
