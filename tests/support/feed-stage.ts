import type { Page, Route } from '@playwright/test';
import type { Camera } from '@/lib/camera/camera';
import { getCameraFile } from '@/lib/agencies/agencies';
import type { FaultPlan } from '@/demo/feeds/faults';
import { listDemoCameras } from '@/demo/network/network';
import { startSimulator, type Simulator } from './simulator-server';

/** Where the feeds of a test live: another origin, as an agency is, so that CORS and the page's policy are the real ones. */
const ORIGIN = 'https://feeds.example';

const NOBODY = 'https://nobody.example';

/** A site that shows one demo camera, whose feeds come from another origin and misbehave as a test says. */
export interface FeedStage {
  readonly camera: Camera;
  /** Times (epoch milliseconds) at which the browser asked for an address that contains `part`. */
  readonly asked: (part: string) => number[];
  /** Most requests for an address that contains `part` that were under way at once. */
  readonly mostAtOnce: (part: string) => number;
  /** Sequence number of the live playlist, asked by the test itself: it tells how far the stream has gone on. */
  readonly sequence: () => Promise<number>;
  readonly setFault: (plan: FaultPlan) => void;
  readonly close: () => Promise<void>;
}

/** What a camera of the stage offers. */
export type FeedKind = 'video' | 'still' | 'hybrid';

function cameraOf(kind: FeedKind): Camera {
  const found = listDemoCameras().find(
    (camera) =>
      !camera.views &&
      camera.isFeedDead !== true &&
      (camera.videoUrl !== null) === (kind !== 'still') &&
      (camera.imageUrl !== null) === (kind !== 'video'),
  );
  if (!found) throw new Error(`the demo network has no ${kind} camera`);
  return found;
}

const abroad = (path: string | null) => (path === null ? null : `${ORIGIN}${path}`);

class Traffic {
  readonly seen: { readonly url: string; readonly at: number }[] = [];
  private readonly open = new Map<string, number>();
  private readonly most = new Map<string, number>();

  begin(url: string): () => void {
    this.seen.push({ url, at: Date.now() });
    const key = new URL(url).pathname;
    const count = (this.open.get(key) ?? 0) + 1;
    this.open.set(key, count);
    this.most.set(key, Math.max(count, this.most.get(key) ?? 0));
    return () => this.open.set(key, (this.open.get(key) ?? 1) - 1);
  }

  mostAtOnce(part: string): number {
    return Math.max(0, ...[...this.most].filter(([key]) => key.includes(part)).map(([, count]) => count));
  }
}

/** Hands a request of the page to the simulator and its answer back, unchanged. */
async function forward(route: Route, simulator: Simulator, traffic: Traffic): Promise<void> {
  const url = route.request().url();
  const end = traffic.begin(url);
  try {
    const answer = await fetch(url.replace(ORIGIN, simulator.url));
    const body = Buffer.from(await answer.arrayBuffer());
    // Where there is no CORS header the driver would put one that lets everybody read the answer.
    const headers = { 'access-control-allow-origin': NOBODY, ...Object.fromEntries(answer.headers) };
    await route.fulfill({ status: answer.status, headers, body });
  } catch {
    // The simulator was closed, or the page has gone on; nobody waits for the answer.
  } finally {
    end();
  }
}

/** Of the simulator: the playlist with parts that a low-latency player asks for. */
const LOW_LATENCY_QUERY = '?ll=1';

/** The camera of `cameraOf`; its video also comes with parts, for players that want low latency. */
function lowLatencyCamera(): Camera {
  const camera = cameraOf('video');
  return { ...camera, videoUrl: `${camera.videoUrl ?? ''}${LOW_LATENCY_QUERY}` };
}

/** Prepares `page` to show the one camera; call it before the page is opened. */
export async function stageFeed(
  page: Page,
  kind: FeedKind | 'low-latency video',
  fault: FaultPlan = { kind: 'none' },
): Promise<FeedStage> {
  const demo = kind === 'low-latency video' ? lowLatencyCamera() : cameraOf(kind);
  const camera = { ...demo, videoUrl: abroad(demo.videoUrl), imageUrl: abroad(demo.imageUrl) };
  const simulator = await startSimulator({ faults: { [camera.id]: fault } });
  const traffic = new Traffic();
  const ownFile = `/camera-data/${getCameraFile(camera.source)}-cameras.json`;
  await page.route('**/camera-data/*.json', (route) =>
    route.fulfill({ json: new URL(route.request().url()).pathname === ownFile ? [camera] : [] }),
  );
  await page.route(`${ORIGIN}/**`, (route) => forward(route, simulator, traffic));
  return {
    camera,
    asked: (part) => traffic.seen.filter(({ url }) => url.includes(part)).map(({ at }) => at),
    mostAtOnce: (part) => traffic.mostAtOnce(part),
    sequence: async () => {
      const playlist = await (await fetch(`${simulator.url}${demo.videoUrl ?? ''}`)).text();
      return Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
    },
    setFault: (plan) => {
      simulator.setFault(camera.id, plan);
    },
    close: () => simulator.close(),
  };
}

/** Makes the page believe that its tab is (no longer) hidden. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
