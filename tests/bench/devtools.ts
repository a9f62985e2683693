import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGS, findChromium } from '@/demo/generators/find-chromium';
import { round, sum } from './figures';

/** CSS pixels. */
export const DESKTOP = { width: 1440, height: 900 };
const ARGS = [
  ...CHROMIUM_ARGS,
  '--headless',
  '--autoplay-policy=no-user-gesture-required',
  '--remote-debugging-pipe',
  '--enable-precise-memory-info',
];

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId?: string; readonly targetInfo?: { readonly type: string } };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * A Chromium driven only over the DevTools protocol: NUL-terminated messages over two pipes. Playwright watches the
 * network and keeps every body in the renderer, which would count as memory and work of the page.
 */
export class Devtools implements AsyncDisposable {
  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly pending = new Map<number, Pending>();
  /** Sessions of running workers. */
  private readonly workers = new Set<string>();
  private lastId = 0;
  private unread = '';

  private constructor(chromium: ChildProcess, profile: string) {
    this.process = chromium;
    this.profile = profile;
    const output = chromium.stdio[4] as Readable;
    output.setEncoding('utf8');
    output.on('data', (text: string) => {
      this.read(text);
    });
    chromium.once('exit', () => {
      for (const { reject } of this.pending.values()) reject(new Error('Chromium has ended'));
      this.pending.clear();
    });
  }

  /** Starts the tests' Chromium with an empty profile. */
  static async launch(): Promise<Devtools> {
    const executable = findChromium();
    if (executable === undefined) throw new Error('No Chromium: npm run browser');
    const profile = await mkdtemp(path.join(tmpdir(), 'roadfeed-chromium-'));
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
    return new Devtools(spawn(executable, [...ARGS, `--user-data-dir=${profile}`], { stdio: [...stdio] }), profile);
  }

  /** Sends a command to the browser, or to the page of a session. */
  send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    const input = this.process.stdio[3] as Writable;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
    });
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer as Promise<Result>;
  }

  /**
   * @param script runs before the page's own
   * @param size CSS pixels
   */
  async openPage(url: string, script = '', size = DESKTOP): Promise<DevtoolsPage> {
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const params = { targetId, flatten: true };
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', params);
    const page = new DevtoolsPage(this, sessionId);
    await page.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
    await page.send('Performance.enable');
    await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await page.send('Page.navigate', { url });
    return page;
  }

  /** Processor seconds used so far by each process of the browser. */
  async cpuOfProcesses(): Promise<readonly { readonly type: string; readonly cpuTime: number }[]> {
    const { processInfo } = await this.send<{ processInfo: { type: string; cpuTime: number }[] }>(
      'SystemInfo.getProcessInfo',
    );
    return processInfo;
  }

  /** Sum over all processes. */
  async cpuSeconds(): Promise<number> {
    return sum((await this.cpuOfProcesses()).map(({ cpuTime }) => cpuTime));
  }

  /** Bytes of reachable JavaScript objects and of typed arrays, in all running workers. */
  async heapOfWorkers(): Promise<number> {
    const heaps = [...this.workers].map(async (sessionId) => {
      await this.send('HeapProfiler.collectGarbage', {}, sessionId);
      const heap = await this.send<{ usedSize: number; backingStorageSize: number }>(
        'Runtime.getHeapUsage',
        {},
        sessionId,
      );
      return heap.usedSize + heap.backingStorageSize;
    });
    return sum(await Promise.all(heaps));
  }

  /** Stops this Chromium and deletes its profile. */
  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('close', resolve));
    this.send('Browser.close').catch(() => undefined);
    await ended;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private read(text: string): void {
    const parts = (this.unread + text).split('\0');
    this.unread = parts.pop() ?? '';
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      this.listen(message);
      this.settle(message);
    }
  }

  private listen({ method, params: { sessionId = '', targetInfo } = {} }: Message): void {
    if (method === 'Target.attachedToTarget' && targetInfo?.type === 'worker') this.workers.add(sessionId);
    if (method === 'Target.detachedFromTarget') this.workers.delete(sessionId);
  }

  private settle({ id, result, error }: Message): void {
    if (id === undefined) return;
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result);
  }
}

export class DevtoolsPage {
  constructor(
    private readonly browser: Devtools,
    private readonly sessionId: string,
  ) {}

  send<Result>(method: string, params: object = {}): Promise<Result> {
    return this.browser.send<Result>(method, params, this.sessionId);
  }

  /** Value of an expression, or of its promise. Throws what the expression throws. */
  async evaluate<Value>(expression: string): Promise<Value> {
    interface Evaluation {
      readonly result: { readonly value: Value };
      readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
    }
    const params = { expression, returnByValue: true, awaitPromise: true, userGesture: true };
    const { result, exceptionDetails } = await this.send<Evaluation>('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Polls an expression ten times a second until it is true. */
  async waitFor(expression: string, timeoutMs: number): Promise<void> {
    await this.evaluate(`new Promise((resolve, reject) => {
      const endAt = performance.now() + ${timeoutMs};
      const look = () => {
        if (${expression}) resolve();
        else if (performance.now() > endAt) reject(new Error(${JSON.stringify(`never came: ${expression}`)}));
        else setTimeout(look, 100);
      };
      look();
    })`);
  }

  /** A metric by its name in chrome://tracing (`TaskDuration`, `JSHeapUsedSize`). */
  async metric(name: string): Promise<number> {
    const { metrics } = await this.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
    const metric = metrics.find((one) => one.name === name);
    if (!metric) throw new Error(`no metric ${name}`);
    return metric.value;
  }

  /**
   * Bytes of reachable JavaScript objects. Collects three times, because one collection can make more objects
   * collectable.
   */
  async heapAfterSweep(): Promise<number> {
    for (let sweep = 0; sweep < 3; sweep += 1) await this.send('HeapProfiler.collectGarbage');
    return this.metric('JSHeapUsedSize');
  }

  /** After a collection. DOM nodes are those that scripts have seen, so the inner nodes of SVG images do not count. */
  async countObjects() {
    const heapMb = round((await this.heapAfterSweep()) / 1_000_000, 2);
    const { jsEventListeners: listeners } = await this.send<{ jsEventListeners: number }>('Memory.getDOMCounters');
    const nodes = await this.countAlive('Node');
    const videos = await this.countAlive('HTMLVideoElement');
    const mediaSources = await this.countAlive('MediaSource');
    const sourceBuffers = await this.countAlive('SourceBuffer');
    return { heapMb, nodes, listeners, videos, mediaSources, sourceBuffers };
  }

  /** Number of live objects of a class, such as `HTMLVideoElement`. */
  private async countAlive(className: string): Promise<number> {
    const objectGroup = 'count';
    const prototype = await this.send<{ result: { objectId: string } }>('Runtime.evaluate', {
      expression: `${className}.prototype`,
      objectGroup,
    });
    const { objects } = await this.send<{ objects: { objectId: string } }>('Runtime.queryObjects', {
      prototypeObjectId: prototype.result.objectId,
      objectGroup,
    });
    const { result } = await this.send<{ result: { value: number } }>('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await this.send('Runtime.releaseObjectGroup', { objectGroup });
    return result.value;
  }
}
