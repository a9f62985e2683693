import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CLIP_FPS, CLIP_NAMES, CLIPS } from '../scenes/clips';
import { listDemoCameras, findFeed } from '../network/network';
import { LOOP_MS } from '../feeds/live-timeline';
import { createRandom } from '../random';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from '../scenes/scene';
import { chooseScene } from '../scenes/choose-scene';
import { drawScene } from '../art/draw-scene';
import { CHROMIUM_ARGS, findChromium } from '@/lib/cli/find-chromium';
import { findSeenVehicles } from './seen-vehicles';

/** Number of pictures of places without video, at random times of the year. */
const STILLS = 2_400;
const DAY_MS = 86_400_000;
const YEAR_BEGINS = Date.UTC(2026, 0, 1);
const RAW = ['-f', 'rawvideo', '-pix_fmt', 'rgb24'];

/** Class, left, top, width, height and visible share of each vehicle. */
async function listTruth(page: Page, scene: Scene, timeMs: number) {
  const vehicles = await findSeenVehicles(page, scene, timeMs);
  return vehicles.map((vehicle) => [vehicle.class, ...vehicle.bbox, vehicle.seenShare]);
}

function ffmpeg(args: readonly string[], file: string) {
  const started = spawn('ffmpeg', ['-v', 'error', ...args, ...RAW, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const written = once(started.stdout.pipe(createWriteStream(file)), 'finish');
  return { pictures: started.stdin, written };
}

/** The streamed clips, including compression noise. */
async function writeClips(page: Page, folder: string): Promise<void> {
  const frames = Array.from({ length: (LOOP_MS / 1000) * CLIP_FPS }, (_, frame) => (frame * 1000) / CLIP_FPS);
  for (const name of CLIP_NAMES) {
    await ffmpeg(['-i', `public/demo-media/${name}.mp4`], path.join(folder, `${name}.rgb`)).written;
    const truth = [];
    for (const timeMs of frames) truth.push(await listTruth(page, CLIPS[name], timeMs));
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(truth));
    console.log(`${name}: ${truth.length} pictures`);
  }
}

async function writeStills(page: Page, folder: string): Promise<void> {
  const feeds = listDemoCameras().flatMap(({ id }) => findFeed(id) ?? []);
  const scenes = feeds.filter(({ hasStill, hasVideo }) => hasStill && !hasVideo).map(chooseScene);
  const { pictures, written } = ffmpeg(['-f', 'image2pipe', '-c:v', 'png', '-i', '-'], path.join(folder, 'stills.rgb'));
  const random = createRandom('demo model');
  const truth = [];
  while (truth.length < STILLS) {
    const scene = random.pick(scenes as [Scene, ...Scene[]]);
    const timeMs = YEAR_BEGINS + Math.floor(random.between(0, 365 * DAY_MS));
    const vehicles = await listTruth(page, scene, timeMs);
    // Keep a few empty roads.
    if (vehicles.length === 0 && random.chance(0.7)) continue;
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawScene(scene, timeMs)}`);
    if (!pictures.write(await page.screenshot({ type: 'png' }))) await once(pictures, 'drain');
    truth.push(vehicles);
  }
  pictures.end();
  await written;
  await writeFile(path.join(folder, 'stills.json'), JSON.stringify(truth));
  console.log(`stills: ${truth.length} pictures`);
}

/** Writes raw pictures and the vehicles in them: `{name}.rgb` and `{name}.json` for each clip, and `stills`. */
export async function writeSamples(folder: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath !== undefined && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: FRAME_WIDTH, height: FRAME_HEIGHT } });
  await writeClips(page, folder);
  await writeStills(page, folder);
  await browser.close();
}
