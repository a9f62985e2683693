type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: never[];
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

const NO_MESSAGE: Call = { id: 0, name: '', args: [] };

export function serveCalls(methods: Methods): void {
  self.onmessage = async ({ data }: MessageEvent<Call | null>) => {
    const { id, name, args } = data ?? NO_MESSAGE;
    try {
      if (!Object.hasOwn(methods, name)) throw new Error('no such method');
      postMessage({ id, value: await methods[name]?.(...args) } satisfies Reply);
    } catch (error) {
      postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  };
}

export class WorkerCalls<Served extends Methods> {
  private readonly pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  private lastId = 0;
  private closed: Error | null = null;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<Reply | null>) => {
      const { id, value, error }: Reply = data ?? NO_MESSAGE;
      const call = this.pending.get(id);
      this.pending.delete(id);
      if (error === undefined) call?.resolve(value as never);
      else call?.reject(new Error(error));
    };
  }

  call<Name extends keyof Served>(name: Name, args: Parameters<Served[Name]>, transfer: Transferable[] = []) {
    return new Promise<Awaited<ReturnType<Served[Name]>>>((resolve, reject) => {
      if (this.closed) throw this.closed;
      const id = ++this.lastId;
      // Throws, and so rejects, if an argument cannot be cloned.
      this.worker.postMessage({ id, name, args }, transfer);
      this.pending.set(id, { resolve, reject });
    });
  }

  get isClosed(): boolean {
    return this.closed !== null;
  }

  /** Rejects pending and later calls. */
  close(reason: Error): void {
    this.closed = reason;
    this.worker.terminate();
    for (const { reject } of this.pending.values()) reject(reason);
    this.pending.clear();
  }
}
