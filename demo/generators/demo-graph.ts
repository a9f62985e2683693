import { GraphWriter, type Convolution } from './graph-writer';

/** Batch normalization is folded into kernel and bias. */
export interface Layer {
  readonly shape: readonly [height: number, width: number, from: number, to: number];
  readonly kernel: Float32Array;
  readonly bias: Float32Array;
}
export type Layers = Readonly<Record<string, Layer>>;

/** Size of the network's input, with one cell for every 4 x 4 pixels. */
const [WIDTH, HEIGHT, STRIDE] = [480, 270, 4];
const [COLUMNS, ROWS] = [120, 68];
const CELLS = COLUMNS * ROWS;
/** Number of detections. No picture of the demo network has more vehicles. */
const ANSWERS = 64;
/** COCO columns (id minus one) of car, truck, bus and motorcycle. */
const COCO_COLUMNS = [2, 7, 5, 3];
const COCO_CLASSES = 90;
/** Smaller kernels keep full precision: rounding hurts the first and last layers most. */
const SMALL_LAYER = 4_000;
/** Range of the learned logarithms of distances, in cells. */
const LEAST_LOG = -3;
const GREATEST_LOG = 5.2;
/** The network's own threshold is 50 %, COCO-SSD's is 10 %: 0.5 to this power is 0.1. */
const SCORE_POWER = 3.32;

class Network {
  readonly graph = new GraphWriter();

  constructor(private readonly layers: Layers) {}

  layer(name: string, input: string, options: Partial<Convolution> = {}): string {
    const layer = this.layers[name];
    if (layer === undefined) throw new Error(`The weights have no layer ${name}`);
    const isSmall = layer.kernel.length < SMALL_LAYER;
    const kernel = isSmall
      ? this.graph.floats([...layer.kernel], layer.shape)
      : this.graph.coarseFloats(layer.kernel, layer.shape);
    const bias = this.graph.floats([...layer.bias]);
    const dilation = options.dilation ?? 1;
    const padding = layer.shape[0] === 1 ? 0 : dilation;
    return this.graph.convolve(input, kernel, bias, { stride: 1, activation: 'Relu6', ...options, dilation, padding });
  }

  /** Upsamples a coarser layer and adds it to a finer one. */
  merge(fine: string, coarse: string, rows: number, columns: number): string {
    return this.graph.step('AddV2', [fine, this.graph.resize('ResizeNearestNeighbor', coarse, rows, columns)]);
  }
}

/** Nine numbers per cell: vehicle or not, four distances, four classes. */
function predictCells(network: Network, input: string): string {
  const { graph } = network;
  const floats = graph.step('Cast', [input], { SrcT: { type: 'DT_INT32' }, DstT: { type: 'DT_FLOAT' } });
  const picture = graph.step('Mul', [
    graph.resize('ResizeBilinear', floats, HEIGHT, WIDTH),
    graph.floats([1 / 255], []),
  ]);
  const fine = network.layer('c2', network.layer('c1', picture, { stride: 2 }), { stride: 2 });
  const middle = network.layer('d2', network.layer('d1', fine, { stride: 2 }));
  const coarse = network.layer('e2', network.layer('e1', middle, { stride: 2 }));
  const wide = network.layer('e4', network.layer('e3', coarse, { dilation: 2 }));
  const joined = network.layer(
    'u1',
    network.merge(middle, network.layer('l1', wide, { activation: null }), ROWS / 2, COLUMNS / 2),
  );
  const all = network.layer(
    'u2',
    network.merge(fine, network.layer('l2', joined, { activation: null }), ROWS, COLUMNS),
  );
  return network.layer('head', all, { activation: null });
}

/** Confidence of each local maximum, zero elsewhere. */
function findPeaks(graph: GraphWriter, cells: string): string {
  const sure = graph.step('Sigmoid', [graph.slice(cells, [0, 0, 0, 0], [1, ROWS, COLUMNS, 1])]);
  const isPeak = graph.step('GreaterEqual', [sure, graph.maxPool(sure, 3)]);
  const mask = graph.step('Cast', [isPeak], { SrcT: { type: 'DT_BOOL' }, DstT: { type: 'DT_FLOAT' } });
  return graph.reshape(graph.step('Mul', [sure, mask]), [CELLS]);
}

/** Top, left, bottom and right of each cell's vehicle, as shares of the picture. */
function computeBoxes(graph: GraphWriter, cells: string): string {
  const logs = graph.reshape(graph.slice(cells, [0, 0, 0, 1], [1, ROWS, COLUMNS, 4]), [CELLS, 4]);
  const clamped = graph.step('Minimum', [
    graph.step('Maximum', [logs, graph.floats([LEAST_LOG], [])]),
    graph.floats([GREATEST_LOG], []),
  ]);
  // Reorders from left, top, right, bottom to COCO-SSD's order, with signs.
  const order = [
    ...[0, -STRIDE / WIDTH, 0, 0],
    ...[-STRIDE / HEIGHT, 0, 0, 0],
    ...[0, 0, 0, STRIDE / WIDTH],
    ...[0, 0, STRIDE / HEIGHT, 0],
  ];
  const attr = { transpose_a: { b: false }, transpose_b: { b: false } };
  const offsets = graph.step('MatMul', [graph.step('Exp', [clamped]), graph.floats(order, [4, 4])], attr);
  const xs = Array.from({ length: COLUMNS }, (_, column) => ((column + 0.5) * STRIDE) / WIDTH);
  const ys = Array.from({ length: ROWS }, (_, row) => ((row + 0.5) * STRIDE) / HEIGHT);
  const acrossRow = graph.floats(
    xs.flatMap((x) => [0, x, 0, x]),
    [1, COLUMNS, 4],
  );
  const downColumn = graph.floats(
    ys.flatMap((y) => [y, 0, y, 0]),
    [ROWS, 1, 4],
  );
  const centers = graph.reshape(graph.step('AddV2', [acrossRow, downColumn]), [CELLS, 4]);
  return graph.step('AddV2', [offsets, centers]);
}

/** Class likelihood relative to the best class (1), so doubt about the class does not lower the confidence. */
function compareClasses(graph: GraphWriter, cells: string): string {
  const own = graph.reshape(graph.slice(cells, [0, 0, 0, 5], [1, ROWS, COLUMNS, 4]), [CELLS, 4]);
  const likeliest = graph.step('Max', [own, graph.ints([1])], { keep_dims: { b: true }, Tidx: { type: 'DT_INT32' } });
  return graph.step('Exp', [graph.step('Sub', [own, likeliest])]);
}

/**
 * The demo detector as a graph with COCO-SSD's input and outputs: `image_tensor` int32 `[1, height, width, 3]` of any
 * size; scores `[1, 64, 90]` and boxes `[1, 64, 1, 4]`, most confident first.
 */
export function writeDemoGraph(layers: Layers, weightsFile: string): { json: string; weights: Buffer } {
  const network = new Network(layers);
  const { graph } = network;
  const input = graph.input('image_tensor', [1, -1, -1, 3]);
  const cells = predictCells(network, input);
  const attr = { sorted: { b: true }, Tk: { type: 'DT_INT32' } };
  const best = graph.step('TopKV2', [findPeaks(graph, cells), graph.ints([ANSWERS], [])], attr);
  const indices = `${best}:1`;
  const spread = COCO_COLUMNS.flatMap((column) =>
    Array.from({ length: COCO_CLASSES }, (_, other) => (other === column ? 1 : 0)),
  );
  const shares = graph.step(
    'MatMul',
    [graph.rows(compareClasses(graph, cells), indices), graph.floats(spread, [COCO_COLUMNS.length, COCO_CLASSES])],
    { transpose_a: { b: false }, transpose_b: { b: false } },
  );
  const sureness = graph.step('Pow', [graph.reshape(best, [ANSWERS, 1]), graph.floats([SCORE_POWER], [])]);
  const scores = 'Postprocessor/Slice';
  const boxes = 'Postprocessor/ExpandDims_1';
  graph.reshape(graph.step('Mul', [shares, sureness]), [1, ANSWERS, COCO_CLASSES], scores);
  graph.reshape(graph.rows(computeBoxes(graph, cells), indices), [1, ANSWERS, 1, 4], boxes);
  return graph.finish(weightsFile, { inputs: [input], outputs: [scores, boxes] }, 'npm run demo-model');
}
