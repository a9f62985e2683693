import { GraphWriter } from '@/demo/makers/graph-writer';
import { createRandom } from '@/demo/random';

/** Expansion, channels, repeats and first stride of the blocks of MobileNet v2. */
const BLOCKS = [
  [1, 16, 1, 1],
  [6, 24, 2, 2],
  [6, 32, 3, 2],
  [6, 64, 4, 2],
  [6, 96, 3, 1],
  [6, 160, 3, 2],
  [6, 320, 1, 1],
] as const;
/** Layers after the last block: channels in the middle, channels out. */
const EXTRAS = [
  [256, 512],
  [128, 256],
  [128, 256],
  [64, 128],
] as const;
const PICTURE = 300;
const CLASSES = 91;

interface Layer {
  readonly name: string;
  readonly channels: number;
  readonly side: number;
}

const text = (value: string) => Buffer.from(value).toString('base64');
const numbers = (values: readonly number[]) => ({ list: { i: values.map(String) } });

/** COCO-SSD's layer shapes with random weights: the same work, meaningless results. */
class RandomSsd {
  readonly graph = new GraphWriter();
  private readonly random = createRandom('random ssd');

  convolve(
    op: '_FusedConv2D' | 'FusedDepthwiseConv2dNative',
    from: Layer,
    [size, to]: readonly [size: number, channels: number],
    { stride = 1, isActivated = true } = {},
  ) {
    const isDeep = op === 'FusedDepthwiseConv2dNative';
    const shape = isDeep ? [size, size, from.channels, 1] : [size, size, from.channels, to];
    const reach = Math.sqrt(6 / (size * size * (isDeep ? 1 : from.channels))) * 0.7;
    const count = shape.reduce((product, length) => product * length, 1);
    const kernel = Float32Array.from({ length: count }, () => this.random.between(-reach, reach));
    const inputs = [
      from.name,
      this.graph.coarseFloats(kernel, shape),
      this.graph.floats(new Array<number>(to).fill(0)),
    ];
    const name = this.graph.step(op, inputs, {
      ...{ strides: numbers([1, stride, stride, 1]), dilations: numbers([1, 1, 1, 1]), num_args: { i: '1' } },
      ...{
        padding: { s: text('SAME') },
        data_format: { s: text('NHWC') },
        epsilon: { f: 0 },
        leakyrelu_alpha: { f: 0.2 },
      },
      fused_ops: { list: { s: ['BiasAdd', ...(isActivated ? ['Relu6'] : [])].map(text) } },
    });
    return { name, channels: to, side: Math.ceil(from.side / stride) };
  }

  block(
    from: Layer,
    [expansion, channels]: readonly [number, number],
    stride: number,
    onWide?: (wide: Layer) => void,
  ): Layer {
    const wide = expansion === 1 ? from : this.convolve('_FusedConv2D', from, [1, from.channels * expansion]);
    onWide?.(wide);
    const deep = this.convolve('FusedDepthwiseConv2dNative', wide, [3, wide.channels], { stride });
    const narrow = this.convolve('_FusedConv2D', deep, [1, channels], { isActivated: false });
    if (stride !== 1 || from.channels !== channels) return narrow;
    return { ...narrow, name: this.graph.step('AddV2', [from.name, narrow.name]) };
  }

  features(input: string): Layer[] {
    const found: Layer[] = [];
    const floats = this.graph.step('Cast', [input], { SrcT: { type: 'DT_INT32' }, DstT: { type: 'DT_FLOAT' } });
    const small = this.graph.resize('ResizeBilinear', floats, PICTURE, PICTURE);
    const scaled = this.graph.step('Mul', [small, this.graph.floats([1 / 255], [])]);
    let layer: Layer = this.convolve('_FusedConv2D', { name: scaled, channels: 3, side: PICTURE }, [3, 32], {
      stride: 2,
    });
    BLOCKS.forEach(([expansion, channels, repeats, first], index) => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const keepsWide = index === 5 && repeat === 0;
        layer = this.block(layer, [expansion, channels], repeat === 0 ? first : 1, (wide) => {
          if (keepsWide) found.push(wide);
        });
      }
    });
    layer = this.convolve('_FusedConv2D', layer, [1, 1280]);
    found.push(layer);
    for (const [narrow, wide] of EXTRAS) {
      layer = this.convolve('_FusedConv2D', this.convolve('_FusedConv2D', layer, [1, narrow]), [3, wide], {
        stride: 2,
      });
      found.push(layer);
    }
    return found;
  }

  heads(features: readonly Layer[], width: number): { name: string; rows: number } {
    const parts = features.map((feature, index) => {
      const anchors = index === 0 ? 3 : 6;
      const head = this.convolve('_FusedConv2D', feature, [3, anchors * width], { isActivated: false });
      const rows = anchors * feature.side * feature.side;
      return { name: this.graph.reshape(head.name, [1, rows, width]), rows };
    });
    const attr = { N: { i: String(parts.length) }, Tidx: { type: 'DT_INT32' } };
    const name = this.graph.step('ConcatV2', [...parts.map((part) => part.name), this.graph.ints([1], [])], attr);
    return { name, rows: parts.reduce((sum, { rows }) => sum + rows, 0) };
  }
}

/** A model of the size and shape of COCO-SSD with MobileNet v2: 1917 candidates, 91 classes, random weights. */
export function randomSsd(): { json: string; weights: Buffer } {
  const ssd = new RandomSsd();
  const { graph } = ssd;
  const input = graph.input('image_tensor', [1, -1, -1, 3]);
  const features = ssd.features(input);
  const places = ssd.heads(features, 4);
  const classes = ssd.heads(features, CLASSES);
  const boxes = 'Postprocessor/ExpandDims_1';
  const scores = 'Postprocessor/Slice';
  graph.reshape(graph.step('Sigmoid', [places.name]), [1, places.rows, 1, 4], boxes);
  const sure = graph.slice(graph.step('Sigmoid', [classes.name]), [0, 0, 1], [1, classes.rows, CLASSES - 1]);
  graph.reshape(sure, [1, classes.rows, CLASSES - 1], scores);
  return graph.finish('weights.bin', { inputs: [input], outputs: [scores, boxes] }, 'random weights, for timing only');
}
