import { rememberRecent } from '@/lib/core/collections';
import type { Forecast, WeatherPlace } from './weather';

const TIMEOUT_MS = 10_000;
export const FORECAST_MS = 30 * 60_000;
const REST_MS = 60_000;
const MAX_ANSWERS = 200;

interface Answer {
  /** Null without a forecast, and if the service fails. */
  readonly forecast: Forecast | null;
  readonly hasFailed: boolean;
}

/** 0.01 degrees: half a mile, a third of a grid cell. The National Weather Service redirects trailing zeros. */
const round = (degrees: number) => Number(degrees.toFixed(2));

export class WeatherDesk {
  private readonly answers = new Map<string, Answer & { readonly at: number }>();
  /** By address of the service. */
  private readonly failures = new Map<string, number>();
  private readonly waiting: (() => Promise<void>)[] = [];
  private isServing = false;

  constructor(
    private readonly fetchText: (url: string, signal: AbortSignal) => Promise<string> = fetchAnswer,
    private readonly clock: () => number = Date.now,
  ) {}

  /** A card waits for other requests, and skips a service that just failed. @throws only if `signal` aborts */
  ask(place: WeatherPlace, signal: AbortSignal, isCard = false): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const turn = async () => {
        if (signal.aborted) reject(new Error('aborted'));
        else await this.find(place, signal, isCard).then(resolve, reject);
      };
      if (isCard) this.waiting.push(turn);
      else this.waiting.unshift(turn);
      void this.serve();
    });
  }

  private async serve(): Promise<void> {
    if (this.isServing) return;
    this.isServing = true;
    for (let turn = this.waiting.shift(); turn; turn = this.waiting.shift()) await turn();
    this.isServing = false;
  }

  private async find(place: WeatherPlace, signal: AbortSignal, isCard: boolean): Promise<Answer> {
    const { service, address, lat, lng } = place;
    const key = `${address} ${round(lat)},${round(lng)}`;
    const hasPassed = (ms: number, since = -Infinity) => this.clock() - since >= ms;
    const known = this.answers.get(key);
    if (known && !hasPassed(known.forecast ? FORECAST_MS : REST_MS, known.at)) return known;
    if (isCard && !hasPassed(REST_MS, this.failures.get(address))) return { forecast: null, hasFailed: true };
    let answer: Answer;
    try {
      answer = {
        forecast: await (service === 'nws' ? this.askNws(place, signal) : this.askEccc(place, signal)),
        hasFailed: false,
      };
    } catch {
      signal.throwIfAborted();
      answer = { forecast: null, hasFailed: true };
      this.failures.set(address, this.clock());
    }
    rememberRecent(this.answers, key, { ...answer, at: this.clock() }, MAX_ANSWERS);
    return answer;
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

  /** Neighbors share a grid, which the browser keeps. */
  private async askNws({ address, lat, lng }: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const { NwsPoint, readNwsGrid } = await import('./read-nws');
    const body = await this.askJson(`${address}/points/${round(lat)},${round(lng)}`, signal);
    const { forecastGridData: grid, timeZone = null } = NwsPoint.parse(body).properties;
    if (!grid.startsWith(`${address}/gridpoints/`)) throw new Error(`${grid} is not of the service`);
    return readNwsGrid(await this.askJson(grid, signal), timeZone);
  }

  /** Towns are dense in the south, where a small box is enough. */
  private async askEccc({ address, lat, lng }: WeatherPlace, signal: AbortSignal): Promise<Forecast | null> {
    const { readEcccItems } = await import('./read-eccc');
    for (const reach of [0.25, 1]) {
      const box = [lng - reach, lat - reach, lng + reach, lat + reach].map(round).join(',');
      const url = `${address}/collections/citypageweather-realtime/items?f=json&lang=en&limit=50&bbox=${box}`;
      const forecast = readEcccItems(await this.askJson(url, signal), { lat, lng });
      if (forecast) return forecast;
    }
    return null;
  }
}

/** The services ask clients to identify themselves; browsers can only send a referrer. */
async function fetchAnswer(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'strict-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

export const weatherDesk = new WeatherDesk();
