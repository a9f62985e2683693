import { getTerms } from '@/lib/agencies/terms';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import type { DEFAULT_OPTIONS } from '@/lib/sync/context';
import type { Exchange, HttpResponse, Resolve } from '@/lib/sync/http/exchange';
import type { NetworkContext } from '@/lib/sync/http/fetch';
import type { Clock } from '@/lib/core/clock';
import { HostQueues } from '@/lib/sync/http/host-queue';
import { PLAIN_LIST, type Endpoint, type Source, type SourcePart } from '@/lib/sources/source';
import type { CameraRecord } from '@/lib/camera/camera';
import { camera } from '../../support/camera';

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** Time passes as soon as everything sleeps; sleepers wake in the order of their times. */
export class FakeClock implements Clock {
  readonly sleeps: number[] = [];
  private readonly sleepers: Sleeper[] = [];
  private time = 1_700_000_000_000;

  now(): number {
    return Math.round(this.time);
  }

  sleep(ms: number): Promise<void> {
    this.sleeps.push(ms);
    setImmediate(() => this.wakeNext());
    return new Promise((wake) => this.sleepers.push({ at: this.time + ms, wake }));
  }

  advance(ms: number): void {
    this.time += ms;
  }

  private wakeNext(): void {
    this.sleepers.sort((a, b) => a.at - b.at);
    const next = this.sleepers.shift();
    if (!next) return;
    this.time = Math.max(this.time, next.at);
    next.wake();
  }
}

export const PUBLIC_ADDRESS = '93.184.215.14';
export const resolvePublic: Resolve = () => Promise.resolve([PUBLIC_ADDRESS]);

export function response(
  status: number,
  body: string | Buffer = '',
  headers: HttpResponse['headers'] = {},
): HttpResponse {
  return { status, headers, body: Buffer.from(body) };
}

/** An exchange that gives the responses one after another, the last one forever, and records the URLs. */
export function scriptExchange(...responses: readonly (HttpResponse | Error)[]): {
  exchange: Exchange;
  requested: string[];
} {
  const requested: string[] = [];
  const exchange: Exchange = (target) => {
    const next = responses[Math.min(requested.length, responses.length - 1)];
    requested.push(target.url.href);
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error('no response'))
      : Promise.resolve(next);
  };
  return { exchange, requested };
}

export function networkWith(exchange: Exchange, clock = new FakeClock(), resolve = resolvePublic): NetworkContext {
  return {
    resolve,
    exchange,
    reroute: null,
    queues: new HostQueues(clock),
    clock,
    userAgent: 'Roadfeed/test',
    random: () => 0.5,
  };
}

/** Rules under which every source may have its media on made-up hosts. */
export const FAKE_RULES: typeof DEFAULT_OPTIONS.rules = (id) => ({ ...getTerms(id), mediaHosts: ['*.example'] });

/** An endpoint that reads `[id, id, …]` at `https://{name}.example/list`. */
export function fakeEndpoint(
  name: string,
  overrides: Partial<Endpoint> = {},
  record: Partial<CameraRecord> = {},
): Endpoint {
  return {
    ...PLAIN_LIST,
    ...{ name, timeoutMs: 5000, paceMs: 0, countAll: () => null },
    first: () => ({ url: `https://${name}.example/list`, method: 'GET', headers: {} }),
    parse: (pages) => {
      const ids = pages.flat() as string[];
      const items = ids.map((id, index) => camera({ id, source: '511ga', lat: 32 + index / 100, lng: -84, ...record }));
      return { rows: ids.length, items, dropped: {} };
    },
    ...overrides,
  };
}

/** A source with one part, whose ids begin with `511ga-`. */
export function fakeSource(...endpoints: readonly Endpoint[]): Source {
  const part: SourcePart = { key: '511ga', idPrefix: '511ga-', minimum: 0, endpoints };
  return { id: '511ga', home: ['GA'], refreshDays: 0, parts: [part] };
}

/** Read from a folder without files. */
export const NOTHING: PreviousData = {
  bySource: new Map(),
  index: null,
  status: new Map(),
  notes: [],
};

/** For lists that are shorter than any real one. */
export const withoutMinimum = (registry: readonly Source[]): readonly Source[] =>
  registry.map((source) => ({ ...source, parts: source.parts.map((part) => ({ ...part, minimum: 0 })) }));
