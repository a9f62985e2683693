import type { Point } from '@/lib/camera/point';
import type { DriveClient } from './drive-client';
import type { Trip } from './trip';

const ROUTER_MS = 5_000;
/** A drive is looked for again as cameras arrive, and a way is chosen among several: neither asks again. */
const REUSE_MS = 60_000;

export interface FoundTrips {
  readonly trips: readonly Trip[];
  readonly origin: 'cameras' | 'router';
  /** Why the operator's service was not used. */
  readonly notice: string | null;
}

interface Question {
  readonly client: Pick<DriveClient, 'plan' | 'followRouter'>;
  readonly places: readonly Point[];
  readonly most: number;
  readonly signal: AbortSignal;
  /** Null without a routing service. Ends without a slash. */
  readonly router: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

let asked: { readonly url: string; readonly at: number; readonly answer: Promise<unknown> } | null = null;

/** Asks for whole lines and the names of their roads. @param base ends without a slash */
export function toRouterUrl(base: string, places: readonly Point[]): string {
  const path = places.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(';');
  return `${base}/route/v1/driving/${path}?overview=full&geometries=geojson&steps=true&alternatives=true`;
}

async function fetchAnswer(url: string): Promise<unknown> {
  const init = { signal: AbortSignal.timeout(ROUTER_MS), credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const response = await fetch(url, init);
  return response.json();
}

/** Not given up when the visitor changes a place: the answer may be wanted again. */
function askRouter(url: string, now: number): Promise<unknown> {
  if (asked?.url !== url || now - asked.at > REUSE_MS) asked = { url, at: now, answer: fetchAnswer(url) };
  return asked.answer;
}

/** From the operator's routing service if there is one and it answers, else over the cameras. */
export async function findTrips({ client, places, most, signal, router, now }: Question): Promise<FoundTrips> {
  const plan = () => client.plan(places, most, signal);
  if (router === null) return { trips: await plan(), origin: 'cameras', notice: null };
  try {
    const body = await askRouter(toRouterUrl(router, places), now);
    const trips = await client.followRouter(body, signal);
    return { trips: trips.slice(0, most), origin: 'router', notice: null };
  } catch {
    signal.throwIfAborted();
    const notice = `${new URL(router).host} gave no route, so this one is found over the cameras.`;
    return { trips: await plan(), origin: 'cameras', notice };
  }
}
