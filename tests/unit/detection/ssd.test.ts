import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { shrinkModel, toFloat16 } from '@/lib/cli/shrink-model';
import { toArtifacts } from '@/lib/detection/model-files';
import { decodeSsd, findPredictors } from '@/lib/detection/ssd';

// Silences the advice to install tfjs-node.
tf.env().set('IS_NODE', false);

const INPUT = { width: 300, height: 300 };
/** One cell per layer; each anchor has its own certainty. */
const layers = (offsets: readonly number[] = [0, 0, 0, 0]) =>
  [3, 6, 6, 6, 6, 6].map((anchors) => ({
    rows: 1,
    columns: 1,
    boxes: Float32Array.from({ length: anchors * 4 }, (_, index) => offsets[index % 4] ?? 0),
    scores: new Float32Array(anchors * 4),
  }));

const rounded = (values: Float32Array) => [...values].map((value) => Number(value.toFixed(4)));

test('the anchors are those of the network: from a tenth of the picture to all of it', () => {
  const { boxes, scores } = decodeSsd(layers(), INPUT, 4, 0.1);
  expect(boxes).toHaveLength((3 + 5 * 6) * 4);
  expect(rounded(scores)).toEqual(new Array(33 * 4).fill(0.5));
  expect(rounded(boxes.slice(0, 4))).toEqual([0.45, 0.45, 0.55, 0.55]);
  // The second has twice the width of its height, at a scale of 0.2.
  expect(rounded(boxes.slice(4, 8))).toEqual([0.4293, 0.3586, 0.5707, 0.6414]);
});

test('on a larger input the anchors keep their pixels', () => {
  const { boxes } = decodeSsd(layers(), { width: 600, height: 300 }, 4, 0.1);
  expect(rounded(boxes.slice(0, 4))).toEqual([0.45, 0.475, 0.55, 0.525]);
});

test('offsets move a box by tenths of its anchor, and scale it', () => {
  const { boxes } = decodeSsd(layers([10, 5, 5 * Math.log(2), 0]), INPUT, 4, 0.1);
  expect(rounded(boxes.slice(0, 4))).toEqual([0.5, 0.5, 0.7, 0.6]);
});

test('rows below the minimum score are left out', () => {
  const unsure = layers();
  unsure[0]!.scores.fill(-5);
  expect(decodeSsd(unsure, INPUT, 4, 0.1).boxes).toHaveLength(30 * 4);
});

test.each([0, 1, -2.5, 0.333251953125, 65_504, 6.103515625e-5, 5.960464477539063e-8])(
  'a half-precision number is exact: %d',
  (value) => {
    const half = toFloat16(value);
    const [sign, exponent, fraction] = [half >> 15 ? -1 : 1, (half >> 10) & 31, half & 1023];
    const magnitude = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
    expect(sign * magnitude).toBe(value);
  },
);

test('another kind of model is not shrunk', () => {
  const json = { modelTopology: { node: [{ name: 'a', op: 'Const' }] }, weightsManifest: [] };
  expect(shrinkModel({ json, weights: new ArrayBuffer(0) }, 'weights.bin')).toBeNull();
});

/** A convolution of 1x1 with bias and activation, its depthwise neighbor, and the heads of one predictor. */
function tinySsd() {
  const weights: [name: string, shape: number[], values: number[]][] = [
    ['w', [1, 1, 3, 2], [1, 0, 0, 1, 0.5, -1]],
    ['b', [2], [0.25, 0.5]],
    ['d', [1, 1, 2, 1], [2, 4]],
    ['gamma', [2], [1, 2]],
    ['beta', [2], [0.5, -0.5]],
    ['mean', [2], [0.25, 0.5]],
    ['variance', [2], [0.999, 3.999]],
    ['boxW', [1, 1, 2, 12], Array.from({ length: 24 }, (_, index) => index / 16)],
    ['boxB', [12], new Array<number>(12).fill(0.125)],
    [
      'BoxPredictor_0/ClassPredictor/weights',
      [1, 1, 2, 273],
      Array.from({ length: 546 }, (_, index) => (index % 91) / 64),
    ],
    ['BoxPredictor_0/ClassPredictor/biases', [273], Array.from({ length: 273 }, (_, index) => (index % 7) / 8)],
  ];
  const conv = { strides: { list: { i: ['1', '1', '1', '1'] } }, padding: { s: 'VkFMSUQ=' }, dilations: { list: { i: ['1', '1', '1', '1'] } }, data_format: { s: 'TkhXQw==' } }; // oxfmt-ignore
  const node = (name: string, op: string, input: string[], attr: object = {}) => ({ name, op, input, attr });
  const [boxes, scores] = ['BoxPredictor_0/BoxEncodingPredictor/BiasAdd', 'BoxPredictor_0/ClassPredictor/BiasAdd'];
  const json = {
    modelTopology: {
      versions: { producer: 1, minConsumer: 0 },
      node: [
        node('image_tensor', 'Placeholder', [], { dtype: { type: 'DT_FLOAT' }, shape: { shape: { dim: [{ size: '1' }, { size: '-1' }, { size: '-1' }, { size: '3' }] } } }), // oxfmt-ignore
        ...weights.map(([name]) => node(name, 'Const', [])),
        node('Preprocessor/sub', 'Identity', ['image_tensor']),
        node('c', 'Conv2D', ['Preprocessor/sub', 'w'], conv),
        node('c/add', 'Add', ['c', 'b']),
        node('c/relu', 'Relu6', ['c/add']),
        node('deep', 'DepthwiseConv2dNative', ['c/relu', 'd'], conv),
        node('deep/norm', 'FusedBatchNorm', ['deep', 'gamma', 'beta', 'mean', 'variance'], { epsilon: { f: 0.001 } }),
        node('deep/relu', 'Relu6', ['deep/norm']),
        node('boxes', 'Conv2D', ['deep/relu', 'boxW'], conv),
        node(boxes, 'BiasAdd', ['boxes', 'boxB']),
        node('scores', 'Conv2D', ['deep/relu', 'BoxPredictor_0/ClassPredictor/weights'], conv),
        node(scores, 'BiasAdd', ['scores', 'BoxPredictor_0/ClassPredictor/biases']),
      ],
    },
    weightsManifest: [
      { paths: ['w.bin'], weights: weights.map(([name, shape]) => ({ name, shape, dtype: 'float32' as const })) },
    ],
  };
  return { json, weights: Float32Array.from(weights.flatMap(([, , values]) => values)).buffer, boxes, scores };
}

test('a shrunk network computes the same boxes, and the same scores of vehicles', async () => {
  const ssd = tinySsd();
  const shrunk = shrinkModel(ssd, 'weights.bin')!;
  const [json, weights] = ['model.json', 'weights.bin'].map((name) => new Uint8Array(shrunk.get(name)!));
  const small = { json: JSON.parse(Buffer.from(json!).toString()) as typeof ssd.json, weights: weights!.buffer };
  expect(small.json.modelTopology.node.map(({ op }) => op)).not.toContain('FusedBatchNorm');
  expect(findPredictors(small.json.modelTopology.node.map(({ name }) => name))).toEqual([
    { boxes: ssd.boxes, scores: ssd.scores },
  ]);
  const image = tf.tensor([0.5, -0.5, 1], [1, 1, 1, 3]);
  const execute = async (stored: typeof small, input: string) => {
    const model = await loadGraphModel({ load: () => Promise.resolve(toArtifacts(stored)) });
    const outputs = model.execute({ [input]: image }, [ssd.boxes, ssd.scores]) as tf.Tensor[];
    return Promise.all(outputs.map(async (output) => [...(await output.data<'float32'>())]));
  };
  const [[boxes, scores], [smallBoxes, smallScores]] = await Promise.all([
    execute(ssd, 'image_tensor'),
    execute(small, 'Preprocessor/sub'),
  ]);
  smallBoxes!.forEach((value, index) => expect(value).toBeCloseTo(boxes![index]!, 2));
  const vehicles = [0, 1, 2].flatMap((anchor) => [3, 4, 6, 8].map((id) => scores![anchor * 91 + id]!));
  expect(smallScores).toHaveLength(12);
  smallScores!.forEach((value, index) => expect(value).toBeCloseTo(vehicles[index]!, 2));
});
