import type { Forecast, WeatherPlace } from './weather';

/** A slow service is one that fails. */
const TIMEOUT_MS = 10_000;
/** Forecasts change about hourly. */
export const FORECAST_MS = 30 * 60_000;
/** How long a place is left alone after its service failed. */
const REST_MS = 60_000;
const MAX_CELLS = 200;

interface Cell {
  readonly askedAt: number;
  /** Null after a failure. */
  readonly forecast: Forecast | null;
}

interface GridOf {
  readonly grid: string;
  readonly timeZone: string | null;
}

/** 0.01 degrees, half a mile; a cell of the grid has 1.5 miles. The National Weather Service redirects zeros at the end. */
const round = (degrees: number) => Number(degrees.toFixed(2));

/** The oldest goes when there are too many. */
function keep<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MAX_CELLS && oldest !== undefined) values.delete(oldest);
}

/**
 * Asks weather services for forecasts, one request at a time. What it learned of a place lasts for half an hour, so cameras in
 * one cell of a service's grid share an answer.
 */
export class WeatherDesk {
  /** By point. */
  private readonly grids = new Map<string, GridOf>();
  /** By cell of the grid, or by point where the service has no grid or failed. */
  private readonly cells = new Map<string, Cell>();
  /** Times of the last failures, by address of the service. */
  private readonly failures = new Map<string, number>();
  private readonly waiting: (() => Promise<void>)[] = [];
  private isServing = false;

  constructor(
    private readonly fetchText: (url: string, signal: AbortSignal) => Promise<string> = fetchAnswer,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Null if the service is down, slow, or says nothing of the place. @throws only if `signal` aborts */
  ask(place: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    return this.queue(() => this.find(place, signal), signal, true);
  }

  /** The same for one card of many: others go first, and a service that just failed is not asked. */
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

  /** What is known without asking; undefined if nothing is. */
  peek(place: WeatherPlace): Forecast | null | undefined {
    const cell = this.cells.get(this.cellOf(place));
    if (!cell) return undefined;
    const lasts = cell.forecast === null ? REST_MS : FORECAST_MS;
    return this.clock() - cell.askedAt < lasts ? cell.forecast : undefined;
  }

  private async find(place: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const known = this.peek(place);
    if (known !== undefined) return known;
    let forecast: Forecast | null = null;
    try {
      forecast = await (place.service === 'nws' ? this.askNws(place, signal) : this.askEccc(place, signal));
    } catch {
      signal.throwIfAborted();
      this.failures.set(place.address, this.clock());
    }
    keep(this.cells, this.cellOf(place), { askedAt: this.clock(), forecast });
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
      // Only the service itself may say where to ask next.
      if (!grid.startsWith(`${address}/gridpoints/`)) throw new Error(`${grid} is not of the service`);
      known = { grid, timeZone };
      keep(this.grids, keyOf(place), known);
      const shared = this.peek(place);
      if (shared) return shared;
    }
    return readNwsGrid(await this.askJson(known.grid, signal), known.timeZone);
  }

  /** Towns are dense in the south: a small box has few, and the wide one is for the rest of the country. */
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

/** The schemas run without `new Function`, which the content security policy forbids. */
async function loadReaders() {
  await import('@/lib/core/zod-without-eval');
  const [{ NwsPoint, readNwsGrid }, { readEcccItems }] = await Promise.all([
    import('./read-nws'),
    import('./read-eccc'),
  ]);
  return { NwsPoint, readNwsGrid, readEcccItems };
}

/** The referrer names this site, without the page's address: services ask who asks, and a browser sets no User-Agent. */
async function fetchAnswer(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'strict-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** The page's own. */
export const weatherDesk = new WeatherDesk();
