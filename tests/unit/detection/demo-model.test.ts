import { readFileSync } from 'node:fs';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { getModelAddress, ModelListSchema, readModel, toArtifacts } from '@/lib/detection/model-files';
import { planGraph, runModel } from '@/lib/detection/run-model';

// Silences the advice to install tfjs-node.
tf.env().set('IS_NODE', false);

const readPublicFile = (url: string) => readFileSync(`public${url}`);
const LIST = ModelListSchema.parse(JSON.parse(readPublicFile('/model/models.json').toString()));

let model: GraphModel;

beforeAll(async () => {
  const stored = await readModel(getModelAddress(LIST, 'demo'), (url) =>
    Promise.resolve(new Response(new Uint8Array(readPublicFile(url)))),
  );
  model = await loadGraphModel({ load: () => Promise.resolve(toArtifacts(stored)) });
});

test('a run disposes of all its tensors', async () => {
  const size = { width: 64, height: 36 };
  // Node has no ImageData; TensorFlow.js accepts an object of the same shape.
  const pixels = { ...size, data: new Uint8Array(64 * 36 * 4) } as unknown as ImageData;
  const run = () => runModel(model, planGraph([]), pixels, size);
  await run();
  const before = tf.memory().numTensors;
  await run();
  expect(tf.memory().numTensors).toBe(before);
});
