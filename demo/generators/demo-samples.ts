import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { Page } from '@playwright/test';
import { CLIP_FPS, CLIP_NAMES, CLIPS } from '../scenes/clips';
import { listDemoCameras, findFeed } from '../network/network';
import { LOOP_MS } from '../feeds/live-timeline';
import { createRandom } from '../random';
import { FRAME_HEIGHT, FRAME_WIDTH, SCENE_KINDS, type Scene, type Weather } from '../scenes/scene';
import { chooseScene } from '../scenes/choose-scene';
import { ffmpeg, writeTo } from './ffmpeg';
import { launchChromium } from './find-chromium';
import { findSeenVehicles } from './seen-vehicles';
import { takePicture } from './take-picture';

/** Number of pictures of places without video, at random times of the year. */
const STILLS = 800;
/** Number of pictures of streets that are nowhere in the demo network, in any light and weather. */
const STREETS = 1_600;
const WEATHERS = ['clear', 'clear', 'rain', 'snow', 'fog'] as const satisfies readonly Weather[];
const SUN_DEGREES = [-15, 8] as const;
/** Neighboring frames of a clip are nearly the same. */
const FRAME_STEP = 3;
const DAY_MS = 86_400_000;
const YEAR_BEGINS = Date.UTC(2026, 0, 1);
const RAW = '-f rawvideo -pix_fmt rgb24';
const PNGS = '-f image2pipe -c:v png -i -';
/** Compressed a little more than the clips, because no picture can refer to the one before. */
const VIDEO = '-c:v libx264 -g 1 -crf 30 -pix_fmt yuv420p -f mp4';

/** Class, left, top, width, height and visible share of each vehicle. */
async function listTruth(page: Page, scene: Scene, timeMs: number) {
  const vehicles = await findSeenVehicles(page, scene, timeMs);
  return vehicles.map((vehicle) => [vehicle.class, ...vehicle.bbox, vehicle.seenShare]);
}

/** The streamed clips, including compression noise. */
async function writeClips(page: Page, folder: string): Promise<void> {
  const frames = Array.from({ length: (LOOP_MS / 1000) * CLIP_FPS }, (_, frame) => frame);
  for (const name of CLIP_NAMES) {
    const file = path.join(folder, name);
    await ffmpeg(`-i public/demo-media/${name}.mp4 -vf framestep=${FRAME_STEP} ${RAW} ${file}.rgb`);
    const truth = [];
    for (const frame of frames.filter((frame) => frame % FRAME_STEP === 0))
      truth.push(await listTruth(page, CLIPS[name], (frame * 1000) / CLIP_FPS));
    await writeFile(`${file}.json`, JSON.stringify(truth));
    console.log(`${name}: ${truth.length} pictures`);
  }
}

interface Lesson {
  readonly scene: Scene;
  readonly timeMs: number;
}

/** Draws pictures into an ffmpeg and returns the vehicles in them. */
async function drawLessons(page: Page, count: number, pictures: Writable, pick: () => Lesson) {
  const truth: Awaited<ReturnType<typeof listTruth>>[] = [];
  while (truth.length < count) {
    const { scene, timeMs } = pick();
    const vehicles = await listTruth(page, scene, timeMs);
    // Keep a few empty roads.
    if (vehicles.length === 0 && truth.length % 10 !== 0) continue;
    await writeTo(pictures, await takePicture(page, scene, timeMs));
    truth.push(vehicles);
  }
  return JSON.stringify(truth);
}

/** Uncompressed, as browsers draw them. */
async function writeStills(page: Page, folder: string): Promise<void> {
  const feeds = listDemoCameras().flatMap(({ id }) => findFeed(id) ?? []);
  const scenes = feeds.filter(({ hasStill, hasVideo }) => hasStill && !hasVideo).map(chooseScene);
  const random = createRandom('demo model');
  const pick = () => ({
    scene: random.pick(scenes as [Scene, ...Scene[]]),
    timeMs: YEAR_BEGINS + Math.floor(random.between(0, 365 * DAY_MS)),
  });
  await ffmpeg(`${PNGS} ${RAW} ${path.join(folder, 'stills.rgb')}`, async (pictures) => {
    await writeFile(path.join(folder, 'stills.json'), await drawLessons(page, STILLS, pictures, pick));
  });
}

/** Compressed like the clips. */
async function writeStreets(page: Page, folder: string): Promise<void> {
  const random = createRandom('demo model streets');
  const pick = (): Lesson => ({
    scene: {
      seed: `street ${random.between(0, 1)}`,
      kind: random.pick(SCENE_KINDS),
      weather: random.pick(WEATHERS),
      lighting: { kind: 'fixed', sunDegrees: random.between(...SUN_DEGREES) },
      ...{ loopMs: LOOP_MS, phaseMs: 0, detail: 'full', sign: random.pick(['', 'AIRPORT', 'HARBOR']), caption: null },
    },
    timeMs: random.between(0, LOOP_MS),
  });
  const video = path.join(folder, 'streets.mp4');
  await ffmpeg(`${PNGS} ${VIDEO} ${video}`, async (pictures) => {
    await writeFile(path.join(folder, 'streets.json'), await drawLessons(page, STREETS, pictures, pick));
  });
  await ffmpeg(`-i ${video} ${RAW} ${path.join(folder, 'streets.rgb')}`);
}

/** Writes raw pictures and the vehicles in them: `{name}.rgb` and `{name}.json` for each clip, `stills` and `streets`. */
export async function writeSamples(folder: string): Promise<void> {
  const browser = await launchChromium();
  const write = async (writer: typeof writeClips): Promise<void> => {
    await writer(await browser.newPage({ viewport: { width: FRAME_WIDTH, height: FRAME_HEIGHT } }), folder);
  };
  await Promise.all([writeClips, writeStills, writeStreets].map(write));
  await browser.close();
}
