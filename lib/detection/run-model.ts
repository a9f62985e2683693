import type { GraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { MIN_SCORE, SSD_SUPPRESSION_IOU } from '@/lib/constants/detection';
import type { Detection, PictureSize } from './detection';
import { type CountRule, type ModelOutput, PLAIN_RULE, readOutput, SHARE_MIN, VEHICLE_COLUMNS } from './read-output';
import { decodeSsd, findPredictors, IMAGE_NODE } from './ssd';

/** Control-flow and data-dependent ops, which `execute` can't run. */
const DYNAMIC =
  /^(Switch|Merge|Enter|Exit|NextIteration|LoopCond|While|If|StatelessWhile|StatelessIf|Where|NonMaxSuppression)/;

interface GraphPlan {
  readonly predictors: ReturnType<typeof findPredictors>;
  readonly isDynamic: boolean;
  readonly rule: CountRule;
}

/** A shrunk SSD is decoded here (ADR 012); any other model returns boxes. `bestScore` as in `CountRule`. */
export function planGraph(nodes: readonly { name: string; op: string }[], bestScore = MIN_SCORE): GraphPlan {
  const takesImage = nodes.some(({ name, op }) => name === IMAGE_NODE && op === 'Placeholder');
  return {
    predictors: takesImage ? findPredictors(nodes.map(({ name }) => name)) : [],
    isDynamic: nodes.some(({ op }) => DYNAMIC.test(op)),
    rule: takesImage ? { bestScore, maxOverlap: SSD_SUPPRESSION_IOU, isPooled: true } : PLAIN_RULE,
  };
}

/** Outputs in COCO-SSD's format, in any order: scores `[1, n, 90]` and boxes `[1, n, 1, 4]`. */
async function readGraph(outputs: readonly tf.Tensor[]): Promise<ModelOutput> {
  const scores = outputs.find(({ rank }) => rank === 3);
  const boxes = outputs.find(({ rank }) => rank === 4);
  if (!scores || !boxes) throw new Error('the model returned no scores and boxes');
  const [scoreValues, boxValues] = await Promise.all([scores.data<'float32'>(), boxes.data<'float32'>()]);
  return { scores: scoreValues, classes: scores.shape[2] ?? 1, boxes: boxValues };
}

async function runGraph(model: GraphModel, input: tf.Tensor, isDynamic: boolean): Promise<tf.Tensor[]> {
  const output = isDynamic ? await model.executeAsync(input) : model.execute(input);
  return output instanceof tf.Tensor ? [output] : Object.values<tf.Tensor>(output);
}

function runPredictors(model: GraphModel, { predictors }: GraphPlan, image: tf.Tensor): tf.Tensor[] {
  const names = predictors.flatMap(({ boxes, scores }) => [boxes, scores]);
  return tf.tidy(() => {
    const values = tf.sub(tf.mul(tf.cast(image, 'float32'), 2 / 255), 1);
    return model.execute({ [IMAGE_NODE]: values }, names) as tf.Tensor[];
  });
}

async function readPredictors(
  outputs: readonly tf.Tensor[],
  { rule }: GraphPlan,
  input: PictureSize,
): Promise<ModelOutput> {
  const values = await Promise.all(outputs.map((output) => output.data<'float32'>()));
  const layers = outputs.flatMap(({ shape: [, rows = 0, columns = 0] }, index) => {
    const [boxes, scores] = [values[index], values[index + 1]];
    return index % 2 === 0 && boxes && scores ? [{ rows, columns, boxes, scores }] : [];
  });
  return decodeSsd(layers, input, VEHICLE_COLUMNS.length, rule.bestScore * SHARE_MIN);
}

/** Vehicles in `pixels`, scaled to the full `size` of the picture. */
export async function runModel(
  model: GraphModel,
  plan: GraphPlan,
  pixels: ImageData,
  size: PictureSize,
): Promise<Detection[]> {
  const input = tf.tidy(() => tf.expandDims(tf.browser.fromPixels(pixels)));
  const hasPredictors = plan.predictors.length > 0;
  let outputs: tf.Tensor[] = [];
  try {
    outputs = hasPredictors ? runPredictors(model, plan, input) : await runGraph(model, input, plan.isDynamic);
    const output = hasPredictors ? await readPredictors(outputs, plan, pixels) : await readGraph(outputs);
    return readOutput(output, size, plan.rule);
  } finally {
    tf.dispose([input, ...outputs]);
  }
}
