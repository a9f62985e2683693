import { rememberRecent } from '@/lib/core/collections';
import type { Forecast, WeatherPlace } from './weather';

const TIMEOUT_MS = 10_000;
/** Between questions of a page. A forecast lasts a minute less, because its answer takes time. */
export const FORECAST_MS = 30 * 60_000;
const REST_MS = 60_000;
const MAX_CELLS = 200;

interface Cell {
  readonly askedAt: number;
  readonly forecast: Forecast | null;
  readonly hasFailed: boolean;
}

interface GridOf {
  readonly grid: string;
  readonly timeZone: string | null;
}

/** 0.01 degrees: half a mile, a third of a grid cell. The National Weather Service redirects trailing zeros. */
const round = (degrees: number) => Number(degrees.toFixed(2));

export class WeatherDesk {
  private readonly grids = new Map<string, GridOf>();
  /** Keyed by grid cell, or by point without a known grid. */
  private readonly cells = new Map<string, Cell>();
  private readonly failures = new Map<string, number>();
  private readonly waiting: (() => Promise<void>)[] = [];
  private isServing = false;

  constructor(
    private readonly fetchText: (url: string, signal: AbortSignal) => Promise<string> = fetchAnswer,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Null without a forecast, and if the service fails. @throws only if `signal` aborts */
  ask(place: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    return this.queue(() => this.find(place, signal), signal, true);
  }

  /** For cards: other requests go first, and a service that just failed is skipped. */
  askLater(place: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const failedAt = () => this.failures.get(place.address) ?? -Infinity;
    const find = async () => (this.clock() - failedAt() < REST_MS ? null : this.find(place, signal));
    return this.queue(find, signal, false);
  }

  private queue<Answer>(ask: () => Promise<Answer>, signal: AbortSignal, isFirst: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const turn = async () => {
        if (signal.aborted) reject(new Error('aborted'));
        else await ask().then(resolve, reject);
      };
      if (isFirst) this.waiting.unshift(turn);
      else this.waiting.push(turn);
      void this.serve();
    });
  }

  private async serve(): Promise<void> {
    if (this.isServing) return;
    this.isServing = true;
    for (let turn = this.waiting.shift(); turn; turn = this.waiting.shift()) await turn();
    this.isServing = false;
  }

  hasFailed(place: WeatherPlace): boolean {
    return this.cells.get(this.cellOf(place))?.hasFailed === true;
  }

  private peek(place: WeatherPlace): Forecast | null | undefined {
    const cell = this.cells.get(this.cellOf(place));
    if (!cell) return undefined;
    const lasts = cell.forecast === null ? REST_MS : FORECAST_MS - REST_MS;
    return this.clock() - cell.askedAt < lasts ? cell.forecast : undefined;
  }

  private async find(place: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const known = this.peek(place);
    if (known !== undefined) return known;
    let forecast: Forecast | null = null;
    let hasFailed = false;
    try {
      forecast = await (place.service === 'nws' ? this.askNws(place, signal) : this.askEccc(place, signal));
    } catch {
      signal.throwIfAborted();
      hasFailed = true;
      this.failures.set(place.address, this.clock());
    }
    rememberRecent(this.cells, this.cellOf(place), { askedAt: this.clock(), forecast, hasFailed }, MAX_CELLS);
    return forecast;
  }

  private cellOf(place: WeatherPlace): string {
    const key = keyOf(place);
    return this.grids.get(key)?.grid ?? key;
  }

  private async askJson(url: string, signal: AbortSignal): Promise<unknown> {
    // `AbortSignal.any` is too new for some browsers.
    const asking = new AbortController();
    const stop = () => asking.abort();
    signal.addEventListener('abort', stop);
    const timer = setTimeout(stop, TIMEOUT_MS);
    try {
      return JSON.parse(await this.fetchText(url, asking.signal));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  private async askNws(place: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const { NwsPoint, readNwsGrid } = await loadReaders();
    const { address, lat, lng } = place;
    let known = this.grids.get(keyOf(place));
    if (!known) {
      const body = await this.askJson(`${address}/points/${round(lat)},${round(lng)}`, signal);
      const { forecastGridData: grid, timeZone = null } = NwsPoint.parse(body).properties;
      if (!grid.startsWith(`${address}/gridpoints/`)) throw new Error(`${grid} is not of the service`);
      known = { grid, timeZone };
      rememberRecent(this.grids, keyOf(place), known, MAX_CELLS);
      const shared = this.peek(place);
      if (shared) return shared;
    }
    return readNwsGrid(await this.askJson(known.grid, signal), known.timeZone);
  }

  /** Towns are dense in the south, where a small box is enough. */
  private async askEccc({ address, lat, lng }: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const { readEcccItems } = await loadReaders();
    for (const reach of [0.25, 1]) {
      const box = [lng - reach, lat - reach, lng + reach, lat + reach].map(round).join(',');
      const url = `${address}/collections/citypageweather-realtime/items?f=json&lang=en&limit=50&bbox=${box}`;
      const forecast = readEcccItems(await this.askJson(url, signal), { lat, lng });
      if (forecast) return forecast;
    }
    return null;
  }
}

const keyOf = ({ address, lat, lng }: WeatherPlace) => `${address} ${round(lat)},${round(lng)}`;

/** The content security policy forbids `new Function`. */
async function loadReaders() {
  await import('@/lib/core/zod-without-eval');
  const [{ NwsPoint, readNwsGrid }, { readEcccItems }] = await Promise.all([
    import('./read-nws'),
    import('./read-eccc'),
  ]);
  return { NwsPoint, readNwsGrid, readEcccItems };
}

/** The services ask clients to identify themselves; browsers can only send a referrer. */
async function fetchAnswer(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'strict-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

export const weatherDesk = new WeatherDesk();
