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

/** Node has no ImageData; TensorFlow.js accepts an object of the same shape. */
function pixelsOf(width: number, height: number, levels: readonly number[] = []): ImageData {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, index) => levels[index] ?? 0);
  return { width, height, data } as unknown as ImageData;
}

test('a run disposes of all its tensors', async () => {
  const stored = await readModel(getModelAddress(LIST, 'demo'), (url) =>
    Promise.resolve(new Response(new Uint8Array(readPublicFile(url)))),
  );
  const model = await loadGraphModel({ load: () => Promise.resolve(toArtifacts(stored)) });
  const run = () => runModel(model, planGraph([]), pixelsOf(64, 36), { width: 64, height: 36 });
  await run();
  const before = tf.memory().numTensors;
  await run();
  expect(tf.memory().numTensors).toBe(before);
});

const asModel = (methods: object) => methods as GraphModel;

/** Two layers of an SSD, and its input. */
const SSD = ['Preprocessor/sub', ...[0, 1].flatMap((layer) => ['Class', 'BoxEncoding'].map((name) => `BoxPredictor_${layer}/${name}Predictor/BiasAdd`))].map((name) => ({ name, op: name.startsWith('Pre') ? 'Placeholder' : 'BiasAdd' })); // oxfmt-ignore

test('an SSD gets pixels from -1 to 1, and its layers become vehicles of the full picture', async () => {
  const asked: { values: number[]; names: readonly string[] }[] = [];
  const model = asModel({
    execute: (inputs: Record<string, tf.Tensor>, names: readonly string[]) => {
      asked.push({ values: [...inputs['Preprocessor/sub']!.dataSync()], names });
      // Cells of the layers: two rows of three, and one. A bus at the first anchor of the lower right cell.
      const logits = new Array<number>(6 * 3 * 4).fill(-12);
      logits[5 * 3 * 4 + 2] = 4;
      return [
        ...[tf.zeros([1, 2, 3, 12]), tf.tensor(logits, [1, 2, 3, 12])],
        ...[tf.zeros([1, 1, 1, 24]), tf.fill([1, 1, 1, 24], -12)],
      ];
    },
  });
  const found = await runModel(model, planGraph(SSD), pixelsOf(300, 300, [255, 51]), { width: 1200, height: 600 });
  expect(asked[0]?.values.slice(0, 3)).toEqual([1, expect.closeTo(-0.6), -1]);
  expect(asked[0]?.names.map((name) => name.replace('Predictor/BiasAdd', ''))).toEqual([
    'BoxPredictor_0/BoxEncoding',
    'BoxPredictor_0/Class',
    'BoxPredictor_1/BoxEncoding',
    'BoxPredictor_1/Class',
  ]);
  expect(found).toEqual([
    { class: 'bus', score: expect.closeTo(0.981) as number, bbox: expect.any(Array) as number[] },
  ]);
  // The anchor has a tenth of 300 px.
  expect(found[0]?.bbox.map(Math.round)).toEqual([940, 420, 120, 60]);
});

test.each([
  ['of another model', [{ name: 'image_tensor', op: 'Placeholder' }]],
  ['whose input is computed', SSD.map((node) => ({ ...node, op: 'Sub' }))],
])('the boxes of a graph %s are its own outputs', (_what, nodes) => {
  expect(planGraph(nodes)).toMatchObject({ predictors: [], rule: { isPooled: false, maxOverlap: 0.5 } });
});

const makeScores = () => tf.reshape(tf.oneHot(tf.tensor([2], [1], 'int32'), 90), [1, 1, 90]);
const makeBoxes = () => tf.tensor([0.25, 0.5, 0.5, 0.75], [1, 1, 1, 4]);
const SIZE = { width: 100, height: 40 };
const CAR = { class: 'car', score: 1, bbox: [50, 10, 25, 10] };

test.each([
  ['a list', () => [makeScores(), makeBoxes()]],
  ['a list in another order', () => [makeBoxes(), makeScores()]],
  ['a record', () => ({ a: makeBoxes(), b: makeScores() })],
])('another model returns %s of scores and boxes', async (_what, execute) => {
  expect(await runModel(asModel({ execute }), planGraph([]), pixelsOf(10, 4), SIZE)).toEqual([CAR]);
});

test.each([
  ['boxes', () => makeScores()],
  ['scores', () => makeBoxes()],
])('a model without %s is an error', async (_what, execute) => {
  const run = runModel(asModel({ execute }), planGraph([]), pixelsOf(10, 4), SIZE);
  await expect(run).rejects.toThrow('the model returned no scores and boxes');
});

test('a graph with control flow runs asynchronously', async () => {
  const plan = planGraph(['Conv2D', 'Switch', 'Merge'].map((op) => ({ name: op, op })));
  const executeAsync = () => Promise.resolve([makeScores(), makeBoxes()]);
  expect(await runModel(asModel({ executeAsync }), plan, pixelsOf(10, 4), SIZE)).toEqual([CAR]);
});
