import { readFile } from 'node:fs/promises';
import { setTimeout as pass } from 'node:timers/promises';
import { ModelListSchema } from '@/lib/detection/model-files';
import { passOn, serve, type Served } from '../../support/loopback';
import { serveSite } from '../../support/site-server';
import { DESKTOP, Devtools, type DevtoolsPage } from '../devtools';
import { median, round } from '../figures';
import { installDetectionWatch, type WatchedCourse } from '../pages/detection-watch';
import type { BenchTable } from '../report';

const ROUNDS = 5;
const COURSE_SECONDS = 5;
/** A run learns how long to rest from the runs before it. */
const SETTLE_MS = 2_000;
const TIMEOUT_MS = 60_000;
const CAMERA = '/?camera=511sc-demo-001';
const FOUR_TILES = '/?wall=Bench&cams=511sc-demo-001*511sc-demo-002*511sc-demo-003*511sc-demo-004';
const SCENES = [
  { name: 'demo model', address: CAMERA, isReal: false },
  { name: 'real model', address: CAMERA, isReal: true },
  { name: 'real model, four tiles', address: FOUR_TILES, isReal: true },
] as const;

/** The site, with the real model in place of the demo model. @throws before `npm run model` */
async function serveRealModel(site: string): Promise<Served> {
  const list = ModelListSchema.parse(JSON.parse(await readFile('public/model/models.json', 'utf8')));
  const model = { ...list.full, url: '/model/bench/model.json' };
  const files = new Map<string, string | Buffer>([
    ['/model/models.json', JSON.stringify({ demo: model, full: model })],
    ['/model/bench/model.json', await readFile('public/model/full/model.json')],
    ['/model/bench/weights.bin', await readFile('public/model/full/weights.bin')],
  ]);
  const answerOther = passOn(site);
  return serve((request, response) => {
    const file = files.get(request.url ?? '/');
    if (file === undefined) answerOther(request, response);
    else response.end(file);
  });
}

interface Course extends WatchedCourse {
  readonly cores: number;
}

async function watchCourse(browser: Devtools, page: DevtoolsPage): Promise<Course> {
  await pass(SETTLE_MS);
  const before = await browser.cpuSeconds();
  const course = await page.evaluate<WatchedCourse>(`detection.watch(${COURSE_SECONDS})`);
  return { ...course, cores: ((await browser.cpuSeconds()) - before) / COURSE_SECONDS };
}

/** The scene with detection off and on in turn. */
async function watchScene(url: string): Promise<{ off: Course[]; on: Course[] }> {
  const courses = { off: [] as Course[], on: [] as Course[] };
  await using browser = await Devtools.launch();
  // tsx wraps named functions in `__name`, which the page does not have.
  const script = `globalThis.__name = (named) => named; (${installDetectionWatch.toString()})();`;
  const page = await browser.openPage(url, script);
  await page.waitFor('globalThis.detection?.isReady()', TIMEOUT_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    courses.off.push(await watchCourse(browser, page));
    await page.evaluate('detection.toggle()');
    await page.waitFor('detection.isOn()', TIMEOUT_MS);
    courses.on.push(await watchCourse(browser, page));
    await page.evaluate('detection.toggle()');
  }
  return courses;
}

async function measure(scene: string, url: string): Promise<BenchTable['rows']> {
  const { off, on } = await watchScene(url);
  const row = (what: string, field: keyof Course, per = 1) => {
    const [a, b] = [off, on].map((courses) => median(courses.map((course) => course[field])) * per) as [number, number];
    return [`${scene}: ${what}`, round(a, 2), round(b, 2), a === 0 ? '-' : round(b / a, 2)];
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
  await using site = await serveSite({ ROADFEED_DEMO: '1' });
  await using real = await serveRealModel(site.url);
  const rows: BenchTable['rows'][number][] = [];
  for (const { name, address, isReal } of SCENES)
    rows.push(...(await measure(name, (isReal ? real : site).url + address)));
  return {
    title: 'Detection: what it costs the page',
    columns: ['', 'off', 'on', 'ratio'],
    rows,
    goals: SCENES.flatMap(({ name }) => [
      { row: `${name}: frames a second`, column: 'ratio', least: 0.9 },
      { row: `${name}: tasks over 50 ms in 10 s`, column: 'on', most: 0 },
    ]),
    notes: [
      `The built site with an open camera of the demo network, or a wall of four, their videos playing, at ${DESKTOP.width}x${DESKTOP.height} without a graphics card. Medians of ${ROUNDS} courses of ${COURSE_SECONDS} s each, off and on in turn, ${SETTLE_MS / 1000} s after the switch. The server runs on the same machine.`,
      'Frames are animation frames; cores are the processor seconds per second of all browser processes, with software drawing of the video.',
      'The real model is COCO-SSD (ssdlite_mobilenet_v2) from `npm run model`. WebAssembly with SIMD, one thread.',
    ],
  };
}
