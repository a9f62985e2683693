import { execFileSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import type { DetectionStats } from '@/lib/detection/detection';
import { follow, getCurrentTracks, NO_TRACKS } from '@/lib/detection/tracker';
import { computeStats } from '@/lib/detection/traffic';
import { findSeenVehicles } from '@/demo/makers/seen-vehicles';
import { CLIPS, CLIP_FPS, CLIP_NAMES } from '@/demo/scenes/clips';
import { expect, test } from '../support/browser-test';
import { detectClip, type DetectedFrame } from '../support/detect-clip';
import { dialog, openVideo, switchOn, workerOnQuietPage } from '../support/detection-page';
import { scorePicture, summarize, type Score } from '../support/score-detections';

const toMs = (frame: number): number => (frame * 1000) / CLIP_FPS;

test('the real worker finds the vehicles of every clip, compared with what is drawn', async ({ page, context }) => {
  test.setTimeout(240_000);
  const workerUrl = await workerOnQuietPage(page);
  // A page without the site's content security policy and load.
  const easel = await context.newPage();
  const frames = Array.from({ length: 12 }, (_, index) => index * 25 + 4);
  const scores: Score[] = [];
  for (const clip of CLIP_NAMES) {
    const own: Score[] = [];
    for (const { frame, detections } of await detectClip(page, workerUrl, clip, frames))
      own.push(scorePicture(detections, await findSeenVehicles(easel, CLIPS[clip], toMs(frame))));
    test.info().annotations.push({ type: clip, description: JSON.stringify(summarize(own)) });
    scores.push(...own);
  }
  const { vehicles, precision, recall, meanIou, exactShare } = summarize(scores);
  test.info().annotations.push({ type: 'all clips', description: JSON.stringify(summarize(scores)) });
  expect(vehicles).toBeGreaterThan(200);
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.98);
  expect(meanIou).toBeGreaterThanOrEqual(0.85);
  expect(exactShare).toBeGreaterThanOrEqual(0.95);
});

/** The panel's figures with a worker that manages this many runs a second. */
function computeStatsAt(detected: readonly DetectedFrame[], perSecond: number): DetectionStats[] {
  const step = Math.max(1, CLIP_FPS / perSecond);
  const runs = Array.from({ length: Math.ceil(detected.length / step) }, (_, run) => detected[Math.floor(run * step)]!);
  let tracking = NO_TRACKS;
  return runs.map(({ frame, detections }) => {
    tracking = follow(tracking, detections, toMs(frame));
    return computeStats(getCurrentTracks(tracking));
  });
}

const framesFrom = (second: number, seconds: number) =>
  Array.from({ length: seconds * CLIP_FPS }, (_, index) => second * CLIP_FPS + index);
const RATES = [2, 10, 30];

test('through the real worker, moving traffic is never an incident, and a queue at a red light is stopped', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const workerUrl = await workerOnQuietPage(page);
  for (const clip of ['freeway-night', 'bridge-dusk', 'tunnel-dusk'] as const) {
    const detected = await detectClip(page, workerUrl, clip, framesFrom(10, 4));
    const alarms = RATES.map(
      (rate) => computeStatsAt(detected, rate).filter((stats) => stats.potentialIncident).length,
    );
    expect(alarms).toEqual([0, 0, 0]);
  }
  const queue = await detectClip(page, workerUrl, 'avenue-rain', framesFrom(15, 4));
  const standing = RATES.map((rate) => computeStatsAt(queue, rate).at(-1)!.stoppedVehicles);
  expect(Math.min(...standing)).toBeGreaterThanOrEqual(3);
});

/** Memory is measured once a minute. */
const MINUTES = 10;
/** Not measured: the video's buffers fill. */
const FIRST_MINUTES = 2;
/** One leaked tensor per run would be gigabytes. */
const MOST_GROWTH_MB = 60;

/** Memory of all renderer processes. */
async function memoryMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('memory stays flat during detection @long', async ({ page, browser }) => {
  test.setTimeout(2 * MINUTES * 60_000);
  await openVideo(page);
  await switchOn(page);
  const memory: number[] = [];
  const video = dialog(page).locator('video');
  const played = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  const from = await played();
  for (let minute = 1; minute <= MINUTES; minute++) {
    await expect.poll(played, { timeout: 120_000 }).toBeGreaterThan(from + minute * 60);
    memory.push(await memoryMb(browser));
  }
  test.info().annotations.push({ type: 'megabytes', description: memory.map(Math.round).join(' ') });
  // Medians: a late garbage collection is not growth.
  const filled = memory.slice(FIRST_MINUTES);
  const half = filled.length / 2;
  expect(median(filled.slice(half)) - median(filled.slice(0, half))).toBeLessThan(MOST_GROWTH_MB);
});
