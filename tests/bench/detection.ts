import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { Devtools } from './devtools';
import type { Course } from './pages/detection-runs';
import { randomSsd } from './random-ssd';
import type { BenchTable } from './table';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SECONDS = 10;
const ROUNDS = 2;
const WASM = /^\/node_modules\/@tensorflow\/tfjs-backend-wasm\/dist\/[\w-]+\.wasm$/;
/** Served at the path of the worker's source, because it resolves relative URLs from there. */
const BUNDLES = {
  '/lib/detection/detection-worker.js': 'lib/detection/detection-worker.ts',
  '/lib/detection/page.js': 'tests/bench/pages/detection-runs.ts',
} as const;

async function bundle(entry: string): Promise<Uint8Array> {
  const options = {
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    platform: 'browser',
    logLevel: 'error',
  } as const;
  const define = { 'process.env.NEXT_PUBLIC_MODEL_URL': 'undefined' };
  const external = ['fs', 'path', 'os', 'crypto', 'util', 'worker_threads', 'perf_hooks'];
  const { outputFiles } = await build({ ...options, define, external, absWorkingDir: ROOT, entryPoints: [entry] });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

async function pageFiles(): Promise<Map<string, readonly [type: string, body: string | Uint8Array]>> {
  const { json, weights } = randomSsd();
  const model = { url: '/model/bench/model.json', sha256: {} };
  const files = new Map<string, readonly [string, string | Uint8Array]>([
    [
      '/',
      [
        'text/html',
        '<!doctype html><title>Benchmark</title><script type="module" src="/lib/detection/page.js"></script>',
      ],
    ],
    ['/model/models.json', ['application/json', JSON.stringify({ demo: model, full: model })]],
    ['/model/bench/model.json', ['application/json', json]],
    ['/model/bench/weights.bin', ['application/octet-stream', weights]],
  ]);
  for (const [address, entry] of Object.entries(BUNDLES)) files.set(address, ['text/javascript', await bundle(entry)]);
  return files;
}

async function serve(): Promise<{ url: string; close: () => void }> {
  const files = await pageFiles();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file) response.setHeader('Content-Type', file[0]).end(file[1]);
    else if (WASM.test(pathname))
      readFile(path.join(ROOT, pathname)).then(
        (body) => response.setHeader('Content-Type', 'application/wasm').end(body),
        () => response.writeHead(404).end(),
      );
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Compares main thread and worker with a model of COCO-SSD's size, each on a fresh page. */
export async function run(): Promise<BenchTable> {
  const site = await serve();
  const browser = await Devtools.launch();
  try {
    const rows: (string | number)[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const where of ['nothing', 'main', 'worker']) {
        const page = await browser.openPage(site.url, { width: 800, height: 600 });
        await page.waitFor('typeof run === "function"', 60_000);
        const { runs, medianMs, framesPerSecond, longTasks, blockedMs } = await page.evaluate<Course>(
          `run(${JSON.stringify(where)}, ${SECONDS})`,
        );
        rows.push([where, round, runs, medianMs, framesPerSecond, longTasks, blockedMs]);
        await page.send('Page.close');
      }
    }
    return {
      title: 'Detection: main thread or worker',
      columns: ['model runs in', 'round', 'runs', 'median run, ms', 'frames per second', 'long tasks', 'blocked, ms'],
      rows,
      goals: [{ row: 'worker', column: 'long tasks', most: 0 }],
      notes: [
        `${SECONDS} seconds of consecutive runs each, polled every 33 ms, on pictures of 640 x 360. The model has the layers of COCO-SSD (MobileNet v2) with random weights; WebAssembly with SIMD, one thread.`,
        'Long tasks are main-thread tasks above 50 ms; blocked is their time beyond that. Loading the model is not counted.',
      ],
    };
  } finally {
    await browser.close();
    site.close();
  }
}
