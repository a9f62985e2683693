import { ModelError, type NodeDef, type StoredModel, type WeightSpec } from '@/lib/detection/model-files';
import { VEHICLE_COLUMNS } from '@/lib/detection/read-output';
import { findPredictors, IMAGE_NODE } from '@/lib/detection/ssd';

/** COCO ids without the background: COCO-SSD has 91 columns, of which the first is the background. */
const COCO_COLUMNS = 91;
const CLASS_WEIGHTS = /ClassPredictor\/(weights|biases)$/;

interface Weight extends WeightSpec {
  readonly values: Uint8Array;
}

function readWeights({ json, weights }: StoredModel): Map<string, Weight> {
  let at = 0;
  const entries = json.weightsManifest.flatMap((group) => group.weights);
  return new Map(
    entries.map((entry) => {
      const bytes = entry.shape.reduce((product, length) => product * length, 1) * 4;
      return [entry.name, { ...entry, values: new Uint8Array(weights.slice(at, (at += bytes))) }];
    }),
  );
}

function listUsedNodes(nodes: readonly NodeDef[], outputs: readonly string[]): NodeDef[] {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const used = new Set<string>();
  const visit = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    if (name !== IMAGE_NODE) byName.get(name)?.input?.forEach((input) => visit(input.replace(/^\^|:\d+$/g, '')));
  };
  outputs.forEach(visit);
  return nodes.filter(({ name }) => used.has(name));
}

function toPlaceholder(node: NodeDef): NodeDef {
  if (node.name !== IMAGE_NODE) return node;
  const dim = ['1', '-1', '-1', '3'].map((size) => ({ size }));
  return { name: node.name, op: 'Placeholder', attr: { dtype: { type: 'DT_FLOAT' }, shape: { shape: { dim } } } };
}

const FUSED_OPS: Readonly<Record<string, string>> = {
  Conv2D: '_FusedConv2D',
  DepthwiseConv2dNative: 'FusedDepthwiseConv2dNative',
};
const text = (value: string) => Buffer.from(value).toString('base64');

const toFloats = ({ values }: Weight) => new Float32Array(values.slice().buffer);
const withFloats = (weight: Weight, floats: Float32Array): Weight => ({
  ...weight,
  values: new Uint8Array(floats.slice().buffer),
});

function getWeight(weights: ReadonlyMap<string, Weight>, name = ''): Weight {
  const weight = weights.get(name);
  if (weight === undefined) throw new ModelError(`model.json: ${name} has no weights`);
  return weight;
}

/** Turns a normalization after a depthwise convolution into its weights and a bias. */
function foldNormalization(weights: Map<string, Weight>, filter: string, node: NodeDef): string {
  const [, ...inputs] = node.input ?? [];
  const read = (index: number) => toFloats(getWeight(weights, inputs[index]));
  const [gamma, beta, mean, variance] = [read(0), read(1), read(2), read(3)];
  const { epsilon } = node.attr as { epsilon: { f: number } };
  const factors = gamma.map((value, channel) => value / Math.sqrt((variance[channel] ?? 0) + epsilon.f));
  const kernel = getWeight(weights, filter);
  const scaled = toFloats(kernel).map((value, index) => value * (factors[index % factors.length] ?? 1));
  weights.set(filter, withFloats(kernel, scaled));
  const name = `${node.name}/bias`;
  const bias = beta.map((value, channel) => value - (mean[channel] ?? 0) * (factors[channel] ?? 1));
  weights.set(name, withFloats({ ...kernel, name, shape: [bias.length] }, bias));
  return name;
}

type FindReader = (name: string, ops: readonly string[]) => NodeDef | undefined;

function indexReaders(nodes: readonly NodeDef[]): FindReader {
  const readers = new Map<string, NodeDef[]>();
  for (const node of nodes)
    for (const input of node.input ?? []) readers.set(input, [...(readers.get(input) ?? []), node]);
  return (name, ops) => {
    const [reader, ...others] = readers.get(name) ?? [];
    return others.length === 0 && reader !== undefined && ops.includes(reader.op) ? reader : undefined;
  };
}

interface Fusion {
  /** The nodes it replaces; it takes the name of the last. */
  readonly parts: readonly NodeDef[];
  readonly nodes: readonly NodeDef[];
}

const toFusedAttributes = (attr: unknown, steps: readonly string[]) => ({
  ...(attr as object),
  num_args: { i: '1' },
  epsilon: { f: 0 },
  leakyrelu_alpha: { f: 0.2 },
  fused_ops: { list: { s: steps.map(text) } },
});

function findBias(node: NodeDef, findReader: FindReader, weights: ReadonlyMap<string, Weight>) {
  const op = FUSED_OPS[node.op];
  const reader = findReader(node.name, ['Add', 'BiasAdd', 'FusedBatchNorm']);
  const added = reader?.input?.find((input) => input !== node.name && weights.has(input));
  return op === undefined || reader === undefined || added === undefined ? null : { op, reader, added };
}

function fuse(node: NodeDef, findReader: FindReader, weights: Map<string, Weight>): Fusion | null {
  const [picture = '', filter = ''] = node.input ?? [];
  const found = findBias(node, findReader, weights);
  if (found === null) return null;
  const { op, reader, added } = found;
  const bias = reader.op === 'FusedBatchNorm' ? foldNormalization(weights, filter, reader) : added;
  const activation = findReader(reader.name, ['Relu6']);
  const last = activation ?? reader;
  const attr = toFusedAttributes(node.attr, activation ? ['BiasAdd', 'Relu6'] : ['BiasAdd']);
  const fused = { name: last.name, op, input: [picture, filter, bias], attr };
  return {
    parts: [node, reader, last],
    nodes: [...(bias === added ? [] : [{ name: bias, op: 'Const', attr: {} }]), fused],
  };
}

/** Runs each convolution with its bias and activation as one step: fewer passes over memory. */
function fuseConvolutions(nodes: readonly NodeDef[], weights: Map<string, Weight>): NodeDef[] {
  const findReader = indexReaders(nodes);
  const fusions = nodes.flatMap((node) => fuse(node, findReader, weights) ?? []);
  const replaced = new Map(fusions.map((fusion) => [fusion.parts.at(-1), fusion.nodes]));
  const dropped = new Set(fusions.flatMap(({ parts }) => parts));
  return nodes.flatMap((node) => replaced.get(node) ?? (dropped.has(node) ? [] : [node]));
}

function pickVehicles(weight: Weight): Weight {
  const columns = weight.shape.at(-1) ?? 0;
  const anchors = columns / COCO_COLUMNS;
  const kept = Array.from({ length: anchors }, (_, anchor) =>
    VEHICLE_COLUMNS.map(([column]) => anchor * COCO_COLUMNS + column + 1),
  ).flat();
  const from = toFloats(weight);
  const rows = from.length / columns;
  const to = new Float32Array(rows * kept.length);
  for (let row = 0; row < rows; row += 1)
    for (const [index, column] of kept.entries()) to[row * kept.length + index] = from[row * columns + column] ?? 0;
  return { ...weight, shape: [...weight.shape.slice(0, -1), kept.length], values: new Uint8Array(to.buffer) };
}

const bits = new DataView(new ArrayBuffer(4));

/** IEEE 754 half precision, rounded to nearest. Beyond its range: the largest value, or zero. */
export function toFloat16(value: number): number {
  bits.setFloat32(0, value);
  const word = bits.getUint32(0);
  const sign = (word >>> 16) & 0x8000;
  const magnitude = Math.abs(Math.fround(value));
  if (magnitude >= 65_504) return sign | 0x7bff;
  if (magnitude < 2 ** -14) return sign | Math.round(magnitude * 2 ** 24);
  return sign | (((word & 0x7fffffff) - 0x38000000 + 0x0fff + ((word >>> 13) & 1)) >>> 13);
}

function toHalves(weight: Weight): Weight {
  if (weight.dtype !== 'float32') return weight;
  const values = new Uint8Array(Uint16Array.from(toFloats(weight), toFloat16).buffer);
  return { ...weight, quantization: { dtype: 'float16', original_dtype: 'float32' }, values };
}

/**
 * Reduces an SSD to its box predictors, four vehicle classes, and half precision. Null for another kind of model.
 */
export function shrinkModel(stored: StoredModel, weightsFile: string): ReadonlyMap<string, Uint8Array> | null {
  const nodes = stored.json.modelTopology.node;
  const predictors = findPredictors(nodes.map(({ name }) => name));
  if (predictors.length === 0) return null;
  const outputs = predictors.flatMap(({ boxes, scores }) => [boxes, scores]);
  const weights = readWeights(stored);
  const fused = fuseConvolutions(listUsedNodes(nodes, outputs).map(toPlaceholder), weights);
  const used = listUsedNodes(fused, outputs);
  const kept = used.flatMap(({ name }) => {
    const weight = weights.get(name);
    if (weight === undefined) return [];
    return [toHalves(CLASS_WEIGHTS.test(name) ? pickVehicles(weight) : weight)];
  });
  const json = {
    ...stored.json,
    modelTopology: { ...stored.json.modelTopology, node: used },
    weightsManifest: [{ paths: [weightsFile], weights: kept.map(({ values: _values, ...spec }) => spec) }],
  };
  return new Map([
    ['model.json', Buffer.from(JSON.stringify(json))],
    [weightsFile, Buffer.concat(kept.map(({ values }) => values))],
  ]);
}
