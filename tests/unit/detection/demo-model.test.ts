/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { addressOf, parseModelList } from '@/lib/detection/model-list';
import { readModel } from '@/lib/detection/read-model';
import { runModel } from '@/lib/detection/run-model';

// In Node the processor's backend would advise another one.
tf.env().set('IS_NODE', false);

const fileOf = (url: string) => readFileSync(`public${url}`);
const LIST = parseModelList(JSON.parse(fileOf('/model/models.json').toString()));

let model: GraphModel;

beforeAll(async () => {
  const artifacts = await readModel(addressOf(LIST, 'demo'), (url) =>
    Promise.resolve(new Response(new Uint8Array(fileOf(url)))),
  );
  model = await loadGraphModel({ load: () => Promise.resolve(artifacts) });
});

test('the demo model takes pictures of any size and answers as COCO-SSD does', () => {
  const shapes = tf.tidy(() => {
    const answer = model.execute(tf.zeros([1, 180, 320, 3], 'int32')) as tf.Tensor[];
    return answer.map(({ shape }) => shape);
  });
  expect(model.inputs.map(({ dtype, shape }) => [dtype, shape])).toEqual([['int32', [1, -1, -1, 3]]]);
  expect(shapes).toEqual([
    [1, 64, 90],
    [1, 64, 1, 4],
  ]);
});

test('a run leaves no tensor behind', async () => {
  const size = { width: 64, height: 36 };
  // Node has no ImageData; TensorFlow.js also takes what holds the same.
  const pixels = { ...size, data: new Uint8Array(64 * 36 * 4) } as unknown as ImageData;
  const run = () => runModel(model, false, pixels, size);
  await run();
  const before = tf.memory().numTensors;
  await run();
  expect(tf.memory().numTensors).toBe(before);
});
