import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { readModel } from '@/lib/detection/read-model';

const ROOT = path.resolve(__dirname, '../..');

/** The demo model of the public folder on TensorFlow.js's WebAssembly backend, in Node. */
export async function loadDemoModel(): Promise<GraphModel> {
  setWasmPaths(path.join(ROOT, 'node_modules/@tensorflow/tfjs-backend-wasm/dist/'));
  await tf.setBackend('wasm');
  const fetchFile = (url: string) => Promise.resolve(new Response(readFileSync(path.join(ROOT, 'public', url))));
  const artifacts = await readModel({ url: '/model/demo/model.json', sha256: {} }, fetchFile);
  return loadGraphModel({ load: () => Promise.resolve(artifacts) });
}
