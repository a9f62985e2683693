import type { Clock } from '@/lib/sync/clock';
import { HostQueues } from '@/lib/sync/host-queue';
import type { Answer, Exchange } from '@/lib/sync/http-exchange';
import type { Outside } from '@/lib/sync/polite-fetch';
import type { Resolve } from '@/lib/sync/request-target';
import type { ParseResult, Source, SourcePart, Endpoint } from '@/lib/sources/source';
import { camera } from '../../support/camera';

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** A clock whose time passes as soon as everybody sleeps: sleepers wake in the order of their times. */
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

export function answer(status: number, body: string | Buffer = '', headers: Answer['headers'] = {}): Answer {
  return { status, headers, body: Buffer.from(body) };
}

/** An exchange that gives the answers one after another, the last one for ever, and keeps what it was asked. */
export function scriptedExchange(...answers: readonly (Answer | Error)[]): { exchange: Exchange; asked: string[] } {
  const asked: string[] = [];
  const exchange: Exchange = (target) => {
    const next = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(target.url.href);
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error('no answer'))
      : Promise.resolve(next);
  };
  return { exchange, asked };
}

export function outsideWith(exchange: Exchange, clock = new FakeClock(), resolve = resolvePublic): Outside {
  return { network: { resolve, exchange, standIn: null }, queues: new HostQueues(clock), clock, random: () => 0.5 };
}

const EMPTY: ParseResult = { rows: 0, cameras: [], dropped: {} };

/** An endpoint that reads `[id, id, …]` and asks `https://{name}.example/list`. */
export function fakeEndpoint(name: string, overrides: Partial<Endpoint> = {}): Endpoint {
  return {
    name,
    hasSameIds: true,
    format: 'json',
    timeoutMs: 5000,
    paceMs: 0,
    first: () => ({ url: `https://${name}.example/list`, method: 'GET', headers: {} }),
    next: () => null,
    parse: (pages) => {
      const ids = pages.flat() as string[];
      const cameras = ids.map((id, index) => camera({ id, source: '511ga', lat: 32 + index / 100, lng: -84 }));
      return ids.length === 0 ? EMPTY : { rows: ids.length, cameras, dropped: {} };
    },
    ...overrides,
  };
}

/** A source of the given endpoints with the one part; ids begin with `511ga-`. */
export function fakeSource(...endpoints: readonly [Endpoint, ...Endpoint[]]): Source {
  const part: SourcePart = { name: '', idPrefix: '511ga-', endpoints };
  const attribution = { name: 'Made up', url: 'https://example.com', license: 'None.' };
  return { id: '511ga', name: '511GA', attribution, home: ['GA'], parts: [part] };
}
