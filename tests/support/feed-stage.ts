import type { Page, Route } from '@playwright/test';
import type { Camera } from '@/lib/camera/camera';
import { getCameraFile } from '@/lib/agencies/agencies';
import type { FaultPlan } from '@/demo/feeds/faults';
import { listDemoCameras } from '@/demo/network/network';
import { startSimulator, type Simulator } from './simulator-server';

/** The feeds come from another origin, like an agency's, so CORS and the page's policy apply. */
const ORIGIN = 'https://feeds.example';

const OTHER_ORIGIN = 'https://nobody.example';

/** A site with one demo camera, whose feeds come from another origin and fail as the test says. */
export interface FeedStage {
  readonly camera: Camera;
  /** Requested addresses that contain `part`. */
  readonly asked: (part: string) => string[];
  readonly setFault: (plan: FaultPlan) => void;
  readonly close: () => Promise<void>;
}

export type FeedKind = 'video' | 'still';

function findCamera(kind: FeedKind): Camera {
  const found = listDemoCameras().find(
    (camera) =>
      !camera.views &&
      camera.isFeedDead !== true &&
      (camera.videoUrl !== null) === (kind === 'video') &&
      (camera.imageUrl !== null) === (kind === 'still'),
  );
  if (!found) throw new Error(`the demo network has no ${kind} camera`);
  return found;
}

const toOtherOrigin = (path: string | null) => (path === null ? null : `${ORIGIN}${path}`);

/** Forwards a request to the simulator and returns its answer unchanged. */
async function forward(route: Route, simulator: Simulator): Promise<void> {
  const url = route.request().url();
  try {
    const answer = await fetch(url.replace(ORIGIN, simulator.url));
    const body = Buffer.from(await answer.arrayBuffer());
    // Without a CORS header Playwright would add one that allows every origin.
    const headers = { 'access-control-allow-origin': OTHER_ORIGIN, ...Object.fromEntries(answer.headers) };
    await route.fulfill({ status: answer.status, headers, body });
  } catch {
    // The simulator closed or the page moved on.
  }
}

/** Makes the simulator serve a low-latency playlist. */
const LOW_LATENCY_QUERY = '?ll=1';

function findLowLatencyCamera(): Camera {
  const camera = findCamera('video');
  return { ...camera, videoUrl: `${camera.videoUrl ?? ''}${LOW_LATENCY_QUERY}` };
}

/** Prepares the page to show the one camera; call it before opening the page. */
export async function stageFeed(
  page: Page,
  kind: FeedKind | 'low-latency video',
  fault: FaultPlan = { kind: 'none' },
): Promise<FeedStage> {
  const demo = kind === 'low-latency video' ? findLowLatencyCamera() : findCamera(kind);
  const camera = { ...demo, videoUrl: toOtherOrigin(demo.videoUrl), imageUrl: toOtherOrigin(demo.imageUrl) };
  const simulator = await startSimulator({ [camera.id]: fault });
  const seen: string[] = [];
  const ownFile = `/camera-data/${getCameraFile(camera.source)}-cameras.json`;
  await page.route('**/camera-data/*.json', (route) =>
    route.fulfill({ json: new URL(route.request().url()).pathname === ownFile ? [camera] : [] }),
  );
  await page.route(`${ORIGIN}/**`, (route) => {
    seen.push(route.request().url());
    return forward(route, simulator);
  });
  return {
    camera,
    asked: (part) => seen.filter((url) => url.includes(part)),
    setFault: (plan) => {
      simulator.setFault(camera.id, plan);
    },
    close: () => simulator.close(),
  };
}

/** Makes the page believe its tab is hidden or visible. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
