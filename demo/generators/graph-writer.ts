interface Weight {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: 'float32' | 'int32';
  readonly quantization?: { readonly dtype: 'float16' | 'uint8'; readonly scale?: number; readonly min?: number };
}

type Attribute = Readonly<Record<string, unknown>>;

interface GraphNode {
  readonly name: string;
  readonly op: string;
  readonly input: readonly string[];
  readonly attr: Readonly<Record<string, Attribute>>;
}

const TYPES = { float32: 'DT_FLOAT', int32: 'DT_INT32' } as const;
const toTensorShape = (lengths: readonly number[]) => ({
  shape: { dim: lengths.map((size) => ({ size: String(size) })) },
});
const text = (value: string): Attribute => ({ s: Buffer.from(value).toString('base64') });
const numbers = (values: readonly number[]): Attribute => ({ list: { i: values.map(String) } });
const FLOAT: Readonly<Record<string, Attribute>> = { T: { type: TYPES.float32 } };
const NO_PADDING = [0, 0, 0, 0, 0, 0, 0, 0] as const;

export interface Convolution {
  readonly stride: number;
  readonly dilation: number;
  /** Rows and columns of zeros around the picture. */
  readonly padding: number;
  readonly activation: 'Relu6' | null;
}

/** Builds a model in TensorFlow.js's graph format. Each method adds a node and returns its name. */
export class GraphWriter {
  private readonly nodes: GraphNode[] = [];
  private readonly weights: Weight[] = [];
  private readonly chunks: Buffer[] = [];

  input(name: string, shape: readonly number[]): string {
    return this.node('Placeholder', [], { dtype: { type: TYPES.int32 }, shape: toTensorShape(shape) }, name);
  }

  /** A node with float input and output. */
  step(op: string, inputs: readonly string[], attr: Readonly<Record<string, Attribute>> = {}, name?: string): string {
    return this.node(op, inputs, { ...FLOAT, ...attr }, name);
  }

  ints(values: readonly number[], shape: readonly number[] = [values.length]): string {
    return this.constant(shape, 'int32', Buffer.from(Int32Array.from(values).buffer));
  }

  floats(values: readonly number[], shape: readonly number[] = [values.length]): string {
    return this.constant(shape, 'float32', Buffer.from(Float32Array.from(values).buffer));
  }

  /** Floats quantized to 256 steps between the smallest and the largest. */
  coarseFloats(values: Float32Array, shape: readonly number[]): string {
    const least = values.reduce((a, b) => Math.min(a, b), Infinity);
    const greatest = values.reduce((a, b) => Math.max(a, b), -Infinity);
    const scale = (greatest - least) / 255 || 1;
    const steps = Uint8Array.from(values, (value) => Math.round((value - least) / scale));
    return this.constant(shape, 'float32', Buffer.from(steps.buffer), { dtype: 'uint8', scale, min: least });
  }

  convolve(
    input: string,
    kernel: string,
    bias: string,
    { stride, dilation, padding, activation }: Convolution,
  ): string {
    const around = [0, 0, padding, padding, padding, padding, 0, 0];
    return this.step('_FusedConv2D', [input, kernel, bias], {
      strides: numbers([1, stride, stride, 1]),
      dilations: numbers([1, dilation, dilation, 1]),
      padding: text(padding === 0 ? 'VALID' : 'EXPLICIT'),
      explicit_paddings: numbers(padding === 0 ? NO_PADDING : around),
      data_format: text('NHWC'),
      num_args: { i: '1' },
      fused_ops: { list: { s: ['BiasAdd', ...(activation ? [activation] : [])].map((op) => text(op).s) } },
      epsilon: { f: 0 },
      leakyrelu_alpha: { f: 0.2 },
    });
  }

  resize(op: 'ResizeBilinear' | 'ResizeNearestNeighbor', input: string, height: number, width: number): string {
    const attr = { align_corners: { b: false }, half_pixel_centers: { b: op === 'ResizeBilinear' } };
    return this.step(op, [input, this.ints([height, width])], attr);
  }

  maxPool(input: string, size: number): string {
    const window = numbers([1, size, size, 1]);
    const attr = { ksize: window, strides: numbers([1, 1, 1, 1]), padding: text('SAME'), data_format: text('NHWC') };
    return this.step('MaxPool', [input], attr);
  }

  reshape(input: string, shape: readonly number[], name?: string): string {
    return this.step('Reshape', [input, this.ints(shape)], {}, name);
  }

  /** `[from, from + size)` on each axis; -1 means to the end. */
  slice(input: string, from: readonly number[], size: readonly number[]): string {
    return this.step('Slice', [input, this.ints(from), this.ints(size)], { Index: { type: TYPES.int32 } });
  }

  /** Selects rows of a table. */
  rows(table: string, indices: string): string {
    const attr = { Tindices: { type: TYPES.int32 }, Tparams: { type: TYPES.float32 }, Taxis: { type: TYPES.int32 } };
    return this.step('GatherV2', [table, indices, this.ints([0], [])], attr);
  }

  /** Text of model.json and bytes of `weightsFile`. */
  finish(
    weightsFile: string,
    signature: { readonly inputs: readonly string[]; readonly outputs: readonly string[] },
    generatedBy: string,
  ): { json: string; weights: Buffer } {
    const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { name: `${name}:0` }]));
    const model = {
      ...{ format: 'graph-model', generatedBy, convertedBy: null },
      signature: { inputs: named(signature.inputs), outputs: named(signature.outputs) },
      modelTopology: { node: this.nodes, library: {}, versions: { producer: 1 } },
      weightsManifest: [{ paths: [weightsFile], weights: this.weights }],
    };
    return { json: `${JSON.stringify(model)}\n`, weights: Buffer.concat(this.chunks) };
  }

  private constant(
    shape: readonly number[],
    dtype: Weight['dtype'],
    bytes: Buffer,
    quantization?: Weight['quantization'],
  ): string {
    const type = { type: TYPES[dtype] };
    const value = { tensor: { dtype: TYPES[dtype], tensorShape: toTensorShape(shape).shape } };
    const name = this.node('Const', [], { dtype: type, value });
    this.weights.push({ name, shape, dtype, ...(quantization && { quantization }) });
    this.chunks.push(bytes);
    return name;
  }

  private node(
    op: string,
    input: readonly string[],
    attr: Readonly<Record<string, Attribute>>,
    name = `${op}_${this.nodes.length}`,
  ): string {
    this.nodes.push({ name, op, input, attr });
    return name;
  }
}
