import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INPUT_SIZES, MAX_BOX_SHARE } from '@/lib/constants/detection';
import type { Box, DetectionResult } from '@/lib/detection/detection';
import { follow, getCurrentTracks, NO_TRACKS } from '@/lib/detection/tracker';
import { computeStats } from '@/lib/detection/traffic';
import { pairBoxes } from '../../support/score-detections';
import { Devtools, type DevtoolsPage } from '../devtools';
import { mean, median, round, sum } from '../figures';
import { servePage } from '../page-server';
import type { BenchSettings, BenchTable } from '../report';

const TIMEOUT_MS = 120_000;
/** Smaller vehicles are not judged. */
const MIN_WIDTH_PX = 12;
const SIZES_PX = [24, 48, Infinity] as const;
const CLIP_SECONDS = 20;
const CLIP_RATE = 10;
const RATES = [2, 5, 10];

interface Label {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly scene: string;
  readonly boxes: readonly { readonly bbox: Box }[];
  /** Regions in which nothing is judged. */
  readonly ignore?: readonly Box[];
}

interface Judged {
  readonly label: Label;
  /** Width of each judged vehicle, and if it was found. */
  readonly vehicles: readonly { readonly width: number; readonly isFound: boolean }[];
  readonly wrong: number;
  readonly runMs: number;
}

function getInsideShare([x, y, width, height]: Box, [left, top, wide, high]: Box): number {
  const [w, h] = [
    Math.min(x + width, left + wide) - Math.max(x, left),
    Math.min(y + height, top + high) - Math.max(y, top),
  ];
  return (Math.max(0, w) * Math.max(0, h)) / (width * height);
}

function judge(label: Label, { detections, runMs }: DetectionResult): Judged {
  const pairs = pairBoxes(detections, label.boxes);
  const found = new Set([...pairs.values()].map(({ detection }) => detection));
  const isIgnored = (box: Box) => (label.ignore ?? []).some((region) => getInsideShare(box, region) > 0.5);
  const isJudged = (box: Box) =>
    box[2] >= MIN_WIDTH_PX &&
    box[2] < label.width * MAX_BOX_SHARE &&
    box[3] < label.height * MAX_BOX_SHARE &&
    !isIgnored(box);
  return {
    label,
    runMs,
    vehicles: label.boxes
      .filter(({ bbox }) => isJudged(bbox))
      .map((vehicle) => ({ width: vehicle.bbox[2], isFound: pairs.has(vehicle) })),
    wrong: detections.filter((one) => !found.has(one) && one.bbox[2] >= MIN_WIDTH_PX && !isIgnored(one.bbox)).length,
  };
}

function toRow(name: string, pictures: readonly Judged[]): BenchTable['rows'][number] {
  const vehicles = pictures.flatMap((picture) => picture.vehicles);
  const hits = vehicles.filter(({ isFound }) => isFound).length;
  const wrong = sum(pictures.map((picture) => picture.wrong));
  const [precision, recall] = [hits / (hits + wrong), hits / vehicles.length];
  const errors = pictures.map(
    (picture) => picture.vehicles.filter(({ isFound }) => isFound).length + picture.wrong - picture.vehicles.length,
  );
  return [
    name,
    vehicles.length,
    round(precision, 2),
    round(recall, 2),
    round((2 * precision * recall) / (precision + recall), 2),
    round(mean(errors.map(Math.abs)), 2),
    round((100 * sum(errors)) / vehicles.length),
    round(median(pictures.map(({ runMs }) => runMs))),
  ];
}

function toSizeRows(pictures: readonly Judged[]): BenchTable['rows'] {
  const vehicles = pictures.flatMap((picture) => picture.vehicles);
  return SIZES_PX.map((to, index) => {
    const from = SIZES_PX[index - 1] ?? MIN_WIDTH_PX;
    const those = vehicles.filter(({ width }) => width >= from && width < to);
    const recall = those.filter(({ isFound }) => isFound).length / those.length;
    const name = Number.isFinite(to) ? `vehicles of ${from} to ${to} px` : `vehicles from ${from} px`;
    return [name, those.length, '-', round(recall, 2), '-', '-', '-', '-'];
  });
}

type TimedResult = DetectionResult & { readonly at: number };

function describeClip(name: string, frames: readonly TimedResult[]): string {
  const rates = RATES.map((rate) => {
    let [tracking, stops, incidents, count, runs] = [NO_TRACKS, 0, 0, 0, 0];
    for (let index = 0; index < frames.length; index += CLIP_RATE / rate) {
      const { detections, at } = frames[index]!;
      tracking = follow(tracking, detections, at);
      const stats = computeStats(getCurrentTracks(tracking));
      runs += 1;
      count += stats.cars + stats.trucks;
      stops += stats.stoppedVehicles > 0 ? 1 : 0;
      incidents += stats.potentialIncident ? 1 : 0;
    }
    const percent = (value: number) => `${Math.round((100 * value) / runs)} %`;
    return `${rate}/s ${percent(stops)} and ${percent(incidents)} (mean count ${(count / runs).toFixed(1)})`;
  });
  return `Clip ${name}: runs with a stopped vehicle and with an incident: ${rates.join('; ')}.`;
}

const listClips = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.mp4')) : [];

async function measure(page: DevtoolsPage, labels: readonly Label[], clips: readonly string[]) {
  const byInput: Judged[][] = [];
  for (const index of INPUT_SIZES.keys()) {
    const judged: Judged[] = [];
    for (const label of labels) {
      const call = `detectPicture(${JSON.stringify(`/pictures/${label.file}`)}, ${index})`;
      judged.push(judge(label, await page.evaluate<DetectionResult>(call)));
    }
    byInput.push(judged);
  }
  const notes: string[] = [];
  for (const clip of clips) {
    const call = `detectClip(${JSON.stringify(`/clips/${clip}`)}, ${INPUT_SIZES.length - 1}, ${CLIP_RATE}, ${CLIP_SECONDS})`;
    notes.push(describeClip(clip, await page.evaluate<TimedResult[]>(call)));
  }
  return { byInput, notes };
}

/** Counts of the real model on labeled pictures, through the site's own worker. */
export async function run({ pictures }: BenchSettings): Promise<BenchTable> {
  if (pictures === undefined) throw new Error('detection-truth needs --pictures DIR, a folder with labels.json');
  const labels = JSON.parse(readFileSync(path.join(pictures, 'labels.json'), 'utf8')) as readonly Label[];
  const clipFolder = path.join(pictures, '../clips');
  await using site = await servePage('tests/bench/pages/detection-truth.ts', {
    workers: ['lib/detection/detection-worker.ts'],
    folders: { pictures, clips: clipFolder, model: 'public/model', node_modules: 'node_modules' },
  });
  await using browser = await Devtools.launch();
  const page = await browser.openPage(site.url);
  await page.waitFor('typeof detectPicture === "function"', TIMEOUT_MS);
  const backend = await page.evaluate<string>('load()');
  const { byInput, notes } = await measure(page, labels, listClips(clipFolder));
  const names = INPUT_SIZES.map(({ width, height }) => `input up to ${width}x${height}`);
  const largest = byInput.at(-1) ?? [];
  const scenes = [...new Set(labels.map(({ scene }) => scene))];
  return {
    title: 'Detection: counts on real pictures',
    columns: ['', 'vehicles', 'precision', 'recall', 'F1', 'count error', 'bias, %', 'run, ms'],
    rows: [
      ...byInput.map((judged, index) => toRow(names[index] ?? '', judged)),
      ...scenes.map((scene) =>
        toRow(
          `largest input: ${scene}`,
          largest.filter(({ label }) => label.scene === scene),
        ),
      ),
      ...toSizeRows(largest),
    ],
    goals: [
      { row: names.at(-1) ?? '', column: 'F1', least: 0.72 },
      { row: names.at(-1) ?? '', column: 'count error', most: 2.2 },
      { row: names.at(-1) ?? '', column: 'bias, %', least: -15 },
    ],
    notes: [
      `${labels.length} labeled pictures of fixed traffic cameras, through the site's worker in Chromium (${backend}). A vehicle is found if a box overlaps it by half (IoU); its class is not judged. Vehicles under ${MIN_WIDTH_PX} px, those of ${MAX_BOX_SHARE * 100} % of the picture, and unlabeled regions are left out.`,
      'Count error is the mean difference per picture, in vehicles. Times are medians on a machine without a graphics card.',
      ...notes,
    ],
  };
}
