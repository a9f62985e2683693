/**
 * `npm run demo-model` retrains the detector of the demo network and writes it to `public/model/demo`. Run it only after changing
 * the drawing; the model is part of the repository. It needs ffmpeg, Chromium, Python with PyTorch (`PYTHON=…`), 2 GB of temporary
 * space and two hours of one core. `--samples FOLDER` continues from existing samples.
 *
 *   1. `demo-samples.ts` writes pictures of the demo network and the vehicles in them.
 *   2. `train-demo-model.py` trains a small network on them.
 *   3. `demo-graph.ts` writes that network in TensorFlow.js's format, with COCO-SSD's inputs and outputs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODEL_LIST_PATH, ModelListSchema } from '@/lib/detection/model-files';
import { writeDemoGraph, type Layer, type Layers } from './demo-graph';
import { writeSamples } from './demo-samples';

const TRAINER = 'demo/generators/train-demo-model.py';
const OUT = 'public/model/demo';
const WEIGHTS_FILE = 'weights.bin';

async function train(samples: string, minutes: string): Promise<void> {
  const python = spawn(process.env.PYTHON ?? 'python3', [TRAINER, samples, minutes], { stdio: 'inherit' });
  const [code] = (await once(python, 'close')) as [number];
  if (code !== 0) throw new Error(`${TRAINER} ended with ${code}`);
}

/** `layers.json` has names and shapes; `layers.bin` has kernel and bias of each layer in that order. */
function readLayers(folder: string): Layers {
  const shapes = JSON.parse(readFileSync(path.join(folder, 'layers.json'), 'utf8')) as Record<string, Layer['shape']>;
  const { buffer, byteOffset, byteLength } = readFileSync(path.join(folder, 'layers.bin'));
  const values = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  let at = 0;
  const take = (count: number): Float32Array => values.subarray(at, (at += count));
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const kernel = take(shape.reduce((product, length) => product * length, 1));
      return [name, { shape, kernel, bias: take(shape[3]) }];
    }),
  );
}

function writeModel(layers: Layers): void {
  const { json, weights } = writeDemoGraph(layers, WEIGHTS_FILE);
  const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
  mkdirSync(OUT, { recursive: true });
  writeFileSync(path.join(OUT, 'model.json'), json);
  writeFileSync(path.join(OUT, WEIGHTS_FILE), weights);
  const listFile = path.join('public', MODEL_LIST_PATH);
  const list = ModelListSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  const demo = {
    url: '/model/demo/model.json',
    sha256: { 'model.json': sha256(json), [WEIGHTS_FILE]: sha256(weights) },
  };
  writeFileSync(listFile, `${JSON.stringify({ ...list, demo }, null, 2)}\n`);
  console.log(`${OUT}: ${json.length + weights.length} bytes`);
}

const { values } = parseArgs({
  options: {
    samples: { type: 'string' },
    minutes: { type: 'string', default: '100' },
  },
});
const folder = values.samples ?? mkdtempSync(path.join(tmpdir(), 'demo-model-'));
if (!existsSync(path.join(folder, 'stills.json'))) await writeSamples(folder);
await train(folder, values.minutes);
writeModel(readLayers(folder));
