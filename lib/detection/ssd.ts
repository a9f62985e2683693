import type { PictureSize } from './detection';
import type { ModelOutput } from './read-output';

/** The network's own input: float32 RGB from -1 to 1, of any size. */
export const IMAGE_NODE = 'Preprocessor/sub';

/** Its anchors are shares of this, in pixels, whatever the size of the input. */
const TRAINED_PX = 300;
const MIN_SCALE = 0.2;
const MAX_SCALE = 0.95;
const CENTER_VARIANCE = 10;
const SIZE_VARIANCE = 5;
const BOX_VALUES = 4;

interface Predictor {
  readonly boxes: string;
  readonly scores: string;
}

/** Names of the output nodes of an SSD's box predictors, finest grid first; none for another kind of model. */
export function findPredictors(nodes: readonly string[]): Predictor[] {
  const found = nodes.filter((name) => /^BoxPredictor_\d+\/ClassPredictor\/BiasAdd$/.test(name)).sort();
  return found.map((scores) => ({ boxes: scores.replace('Class', 'BoxEncoding'), scores }));
}

/** Width and height of the anchors at each cell of a layer, pixels of the input. */
function listAnchors(layer: number, layers: number): (readonly [width: number, height: number])[] {
  const scaleOf = (index: number) => MIN_SCALE + ((MAX_SCALE - MIN_SCALE) * index) / (layers - 1);
  const scale = scaleOf(layer);
  const next = layer + 1 < layers ? scaleOf(layer + 1) : 1;
  const shapes: readonly (readonly [scale: number, ratio: number])[] =
    layer === 0
      ? [[MIN_SCALE / 2, 1], [scale, 2], [scale, 1 / 2]] // oxfmt-ignore
      : [[scale, 1], [scale, 2], [scale, 1 / 2], [scale, 3], [scale, 0.3333], [Math.sqrt(scale * next), 1]]; // oxfmt-ignore
  return shapes.map(([share, ratio]) => [
    share * TRAINED_PX * Math.sqrt(ratio),
    (share * TRAINED_PX) / Math.sqrt(ratio),
  ]);
}

interface PredictedLayer {
  readonly rows: number;
  readonly columns: number;
  /** By row, column, and anchor: offset down and right, height and width, all encoded relative to the anchor. */
  readonly boxes: Float32Array;
  /** Logits, by row, column, anchor, and class. */
  readonly scores: Float32Array;
}

/** Top, left, bottom, and right of a box, shares of the picture. `encoded` is relative to the anchor. */
function decodeBox(
  encoded: Float32Array,
  center: { readonly x: number; readonly y: number },
  [width, height]: readonly [width: number, height: number],
  input: PictureSize,
): readonly number[] {
  const [down = 0, right = 0, tall = 0, wide = 0] = encoded;
  const y = center.y + (down / CENTER_VARIANCE) * (height / input.height);
  const x = center.x + (right / CENTER_VARIANCE) * (width / input.width);
  const h = (Math.exp(tall / SIZE_VARIANCE) * height) / input.height;
  const w = (Math.exp(wide / SIZE_VARIANCE) * width) / input.width;
  return [y - h / 2, x - w / 2, y + h / 2, x + w / 2];
}

/** Decodes predictions like the graph's own postprocessor, without rows whose scores are all below `minScore`. */
export function decodeSsd(
  layers: readonly PredictedLayer[],
  input: PictureSize,
  classes: number,
  minScore: number,
): ModelOutput {
  const minLogit = Math.log(minScore / (1 - minScore));
  const [allScores, allBoxes]: [number[], number[]] = [[], []];
  layers.forEach(({ rows, columns, boxes, scores }, layer) => {
    const anchors = listAnchors(layer, layers.length);
    for (let row = 0; row < rows * columns * anchors.length; row += 1) {
      const logits = scores.subarray(row * classes, (row + 1) * classes);
      if (!logits.some((logit) => logit >= minLogit)) continue;
      const cell = Math.floor(row / anchors.length);
      const center = { x: ((cell % columns) + 0.5) / columns, y: (Math.floor(cell / columns) + 0.5) / rows };
      const encoded = boxes.subarray(row * BOX_VALUES, (row + 1) * BOX_VALUES);
      allBoxes.push(...decodeBox(encoded, center, anchors[row % anchors.length] ?? [0, 0], input));
      for (const logit of logits) allScores.push(1 / (1 + Math.exp(-logit)));
    }
  });
  return { scores: Float32Array.from(allScores), classes, boxes: Float32Array.from(allBoxes) };
}
