import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Camera } from '@/lib/camera/camera';
import type { CameraFile } from '@/lib/agencies/agencies';
import { serializeCatalog } from '@/lib/camera-files/derived-files';
import { serializeCameras } from '@/lib/sync/files/write-files';
import { median } from './median';
import { launchBrowser, serveSite } from './site-server';
import { SHAPES } from './agency-shapes';
import { syntheticCatalog, withStills } from './synthetic-catalog';
import type { BenchTable } from './table';
import { writeLists } from './write-lists';

const CAMERAS = 20_000;
const ROUNDS = 5;
const CPU_SLOWDOWN = 4;

interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

function bytesPerCamera(texts: readonly string[]): Bytes {
  const sum = (size: (text: string) => number) =>
    Math.round((texts.reduce((total, text) => total + size(text), 0) / CAMERAS) * 10) / 10;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return {
    raw: sum((text) => Buffer.byteLength(text)),
    gzip: sum((text) => gzipSync(text).length),
    brotli: sum((text) => brotliCompressSync(text, { params }).length),
  };
}

/** Runs in the page: records long tasks from the start. With `withoutWorker` the catalog is read on the main thread. */
function observe(withoutWorker: boolean): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask', buffered: true });
  if (!withoutWorker) return;
  class NoWorker extends EventTarget {
    onerror: (() => void) | null = null;
    constructor() {
      super();
      queueMicrotask(() => this.onerror?.());
    }
    terminate() {}
    postMessage() {}
  }
  Object.assign(window, { Worker: NoWorker });
}

interface Load {
  readonly readyMs: number;
  readonly longestMs: number;
  readonly blockedMs: number;
}

async function load(browser: Browser, url: string, withoutWorker: boolean): Promise<Load> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe, withoutWorker);
  const startedAt = performance.now();
  await page.goto(url);
  await page.getByText(CAMERAS.toLocaleString('en-US'), { exact: true }).waitFor();
  const readyMs = performance.now() - startedAt;
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await page.close();
  return { readyMs, longestMs: Math.max(0, ...tasks), blockedMs: tasks.reduce((sum, task) => sum + task, 0) };
}

async function measureLoads(
  files: ReadonlyMap<CameraFile, readonly Camera[]>,
): Promise<{ ours: Load[]; main: Load[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-bench-'));
  await writeLists(folder, withStills(files));
  const site = await serveSite({ ROADFEED_DATA_DIR: folder });
  const browser = await launchBrowser();
  const result: { ours: Load[]; main: Load[] } = { ours: [], main: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      result.ours.push(await load(browser, site.url, false));
      result.main.push(await load(browser, site.url, true));
    }
  } finally {
    await browser.close();
    site.close();
    await rm(folder, { recursive: true });
  }
  return result;
}

/** Bytes and main-thread time of a 20,000-camera catalog. */
export async function run(): Promise<BenchTable> {
  const files = syntheticCatalog(CAMERAS);
  const lists = [...files.values()];
  const ours = bytesPerCamera([serializeCatalog(lists.flat(), '')]);
  const written = bytesPerCamera(lists.map(serializeCameras));
  const plain = bytesPerCamera(lists.map((cameras) => JSON.stringify(cameras, null, 2)));
  const loads = await measureLoads(files);
  const row = (name: string, a: number, b: number) => [name, a, b, Math.round((a / b) * 100) / 100];
  const middle = (all: readonly Load[], name: keyof Load) => Math.round(median(all.map((one) => one[name])));
  const field = (name: keyof Load) => [middle(loads.ours, name), middle(loads.main, name)] as const;
  return {
    title: `Catalog: ${CAMERAS.toLocaleString('en-US')} cameras`,
    columns: ['', 'ours', 'usual', 'ratio'],
    rows: [
      row('bytes a camera, raw', ours.raw, plain.raw),
      row('bytes a camera, gzip', ours.gzip, plain.gzip),
      row('bytes a camera, brotli', ours.brotli, plain.brotli),
      row('bytes a camera in the camera files, brotli', written.brotli, plain.brotli),
      row('ms to the whole list on screen', ...field('readyMs')),
      row('longest main-thread task, ms', ...field('longestMs')),
      row('main thread in long tasks, ms', ...field('blockedMs')),
    ],
    goals: [{ row: 'bytes a camera, brotli', column: 'ours', most: 31 }],
    notes: [
      'Bytes: `catalog.json` and the camera files, against the same records as plain indented JSON.',
      `Time: the built site at ${CPU_SLOWDOWN}x CPU slowdown, median of ${ROUNDS}. Usual does the work of our worker on the main thread.`,
      `Synthetic cameras in the shapes of ${SHAPES.length} agencies’ lists.`,
    ],
  };
}
