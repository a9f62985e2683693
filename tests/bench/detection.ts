import { readFile } from 'node:fs/promises';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { build } from 'esbuild';
import { parseModelList } from '@/lib/detection/model-files';
import { Devtools, type DevtoolsPage } from './devtools';
import { median } from './median';
import { installDetectionWatch, type WatchedCourse } from './pages/detection-watch';
import { serveSite } from './site-server';
import type { BenchTable } from './table';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 5;
const COURSE_SECONDS = 5;
/** A run learns how long to rest from the runs before it. */
const SETTLE_MS = 2_000;
const PATIENCE_MS = 60_000;
const SITE_VIEW = { width: 1440, height: 900 };
const CAMERA = '/?camera=511sc-demo-001';
const FOUR_TILES = '/?wall=Bench&cams=511sc-demo-001*511sc-demo-002*511sc-demo-003*511sc-demo-004';
const SCENES = [
  { name: 'demo model', address: CAMERA, isReal: false },
  { name: 'real model', address: CAMERA, isReal: true },
  { name: 'real model, four tiles', address: FOUR_TILES, isReal: true },
] as const;
const WASM = /^\/node_modules\/@tensorflow\/tfjs-backend-wasm\/dist\/[\w-]+\.wasm$/;
/** Served at the path of the worker's source, because it resolves relative URLs from there. */
const WORKER = {
  address: '/lib/detection/detection-worker.js',
  entry: 'lib/detection/detection-worker.ts',
} as const;

type File = readonly [type: string, body: string | Uint8Array];
type Files = ReadonlyMap<string, File>;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function bundle(entry: string): Promise<Uint8Array> {
  const options = {
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    platform: 'browser',
    logLevel: 'error',
  } as const;
  // As in a build where the operator has set nothing.
  const define = { 'process.env': '{}' };
  const external = ['fs', 'path', 'os', 'crypto', 'util', 'worker_threads', 'perf_hooks'];
  const { outputFiles } = await build({ ...options, define, external, absWorkingDir: ROOT, entryPoints: [entry] });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** @throws before `npm run model` */
async function modelFiles(): Promise<Files> {
  const list = parseModelList(JSON.parse(await readFile('public/model/models.json', 'utf8')));
  const model = { ...list.full, url: '/model/bench/model.json' };
  return new Map([
    ['/model/models.json', ['application/json', JSON.stringify({ demo: model, full: model })]],
    ['/model/bench/model.json', ['application/json', await readFile('public/model/full/model.json')]],
    ['/model/bench/weights.bin', ['application/octet-stream', await readFile('public/model/full/weights.bin')]],
  ]);
}

/** A page with this script, and the worker of detection. */
export async function bundleDetection(address: string, entry: string): Promise<Map<string, File>> {
  const html = `<!doctype html><title>Benchmark</title><script type="module" src="${address}"></script>`;
  return new Map<string, File>([
    ['/', ['text/html', html]],
    [address, ['text/javascript', await bundle(entry)]],
    [WORKER.address, ['text/javascript', await bundle(WORKER.entry)]],
  ]);
}

/** On loopback only. */
export async function serve(files: Files, otherwise: Handler): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (file) response.setHeader('Content-Type', file[0]).end(file[1]);
    else otherwise(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Sends TensorFlow.js's WebAssembly, and the files of these folders. */
export const sendFile =
  (folders: readonly (readonly [address: RegExp, folder: string])[] = []): Handler =>
  ({ url = '' }, response) => {
    const [address, folder] = [[WASM, ROOT] as const, ...folders].find(([known]) => known.test(url)) ?? [];
    const rest = address === WASM ? url : url.replace(address ?? '', '');
    if (folder === undefined || url.includes('..')) response.writeHead(404).end();
    else
      readFile(path.resolve(ROOT, folder, `.${path.posix.join('/', rest)}`)).then(
        (body) => response.setHeader('Content-Type', url.endsWith('.wasm') ? 'application/wasm' : '').end(body),
        () => response.writeHead(404).end(),
      );
  };

const passOn =
  (origin: string): Handler =>
  (request, response) => {
    const { method, headers, url = '/' } = request;
    const onward = sendRequest(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };

interface SiteCourse extends WatchedCourse {
  readonly cores: number;
}

interface SiteCourses {
  readonly off: SiteCourse[];
  readonly on: SiteCourse[];
}

async function openScene(browser: Devtools, url: string): Promise<DevtoolsPage> {
  const page = await browser.openPage('about:blank', SITE_VIEW);
  // tsx wraps named functions in `__name`, which the page does not have.
  const source = `globalThis.__name = (named) => named; (${installDetectionWatch.toString()})();`;
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.send('Page.navigate', { url });
  await page.waitFor('globalThis.detection?.isReady()', PATIENCE_MS);
  return page;
}

async function watchCourse(browser: Devtools, page: DevtoolsPage): Promise<SiteCourse> {
  await pass(SETTLE_MS);
  const before = await browser.cpuSeconds();
  const course = await page.evaluate<WatchedCourse>(`detection.watch(${COURSE_SECONDS})`);
  return { ...course, cores: ((await browser.cpuSeconds()) - before) / COURSE_SECONDS };
}

/** The scene with detection off and on in turn. */
async function watchSite(url: string): Promise<SiteCourses> {
  const courses: SiteCourses = { off: [], on: [] };
  const browser = await Devtools.launch();
  try {
    const page = await openScene(browser, url);
    for (let round = 0; round < ROUNDS; round += 1) {
      courses.off.push(await watchCourse(browser, page));
      await page.evaluate('detection.toggle()');
      await page.waitFor('detection.isOn()', PATIENCE_MS);
      courses.on.push(await watchCourse(browser, page));
      await page.evaluate('detection.toggle()');
    }
    return courses;
  } finally {
    await browser.close();
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function toSiteRows(scene: string, { off, on }: SiteCourses): BenchTable['rows'] {
  const row = (what: string, field: keyof SiteCourse, per = 1) => {
    const [a, b] = [off, on].map((courses) => median(courses.map((course) => course[field])) * per) as [number, number];
    return [`${scene}: ${what}`, rounded(a), rounded(b), a === 0 ? '-' : rounded(b / a)];
  };
  return [
    row('frames a second', 'framesPerSecond'),
    row('tasks over 50 ms in 10 s', 'longTasks', 10 / COURSE_SECONDS),
    row('runs a second', 'runsPerSecond'),
    row('processor cores in use', 'cores'),
  ];
}

/** The page's cost of detection: an open camera, and a wall, with it off and on. */
export async function run(): Promise<BenchTable> {
  const site = await serveSite({ ROADFEED_DEMO: '1' });
  const large = await serve(await modelFiles(), passOn(site.url));
  try {
    const rows: BenchTable['rows'][number][] = [];
    for (const { name, address, isReal } of SCENES)
      rows.push(...toSiteRows(name, await watchSite((isReal ? large : site).url + address)));
    return {
      title: 'Detection: what it costs the page',
      columns: ['', 'off', 'on', 'ratio'],
      rows,
      goals: SCENES.flatMap(({ name }) => [
        { row: `${name}: frames a second`, column: 'ratio', least: 0.9 },
        { row: `${name}: tasks over 50 ms in 10 s`, column: 'on', most: 0 },
      ]),
      notes: [
        `The built site with an open camera of the demo network, or a wall of four, their videos playing, at ${SITE_VIEW.width}x${SITE_VIEW.height} without a graphics card. Medians of ${ROUNDS} courses of ${COURSE_SECONDS} s each, off and on in turn, ${SETTLE_MS / 1000} s after the switch. The server runs on the same machine.`,
        'Frames are animation frames; cores are the processor seconds per second of all browser processes, with software drawing of the video.',
        'The real model is COCO-SSD (ssdlite_mobilenet_v2) from `npm run model`. WebAssembly with SIMD, one thread.',
      ],
    };
  } finally {
    large.close();
    site.close();
  }
}
