interface Pace {
  begin(): void;
  /** @returns milliseconds to rest after the run */
  end(): number;
}

export class RunQueue {
  private readonly waiting: { run: () => Promise<void> }[] = [];
  private isBusy = false;

  constructor(private readonly pace: Pace) {}

  add(run: () => Promise<void>): () => void {
    const entry = { run };
    this.waiting.push(entry);
    this.startNext();
    return () => {
      const index = this.waiting.indexOf(entry);
      if (index >= 0) this.waiting.splice(index, 1);
    };
  }

  private startNext(): void {
    const next = this.isBusy ? undefined : this.waiting.shift();
    if (next === undefined) return;
    this.isBusy = true;
    const finish = (): void => {
      setTimeout(() => {
        this.isBusy = false;
        this.startNext();
      }, this.pace.end());
    };
    this.pace.begin();
    next.run().then(finish, finish);
  }
}
