import { z } from 'zod';
import type { io } from '@tensorflow/tfjs-core';
import { parseJson } from '@/lib/core/parse-json';
import { HashesSchema, OWN_MODEL_URL, type Hashes } from './model-pins';

/** `demo` finds the vehicles of the demo network, `full` is COCO-SSD for real pictures. */
export type ModelKind = 'demo' | 'full';

const ModelSchema = z.object({
  url: z.string().min(1),
  /** Empty if the files aren't pinned. */
  sha256: HashesSchema,
  /** The score at which the model counts best; it is reported as the minimum score (ADR 012). */
  bestScore: z.exactOptional(z.number().gt(0).lt(1)),
});
export type ModelAddress = z.infer<typeof ModelSchema>;

export const ModelListSchema = z.object({ demo: ModelSchema, full: ModelSchema });
type ModelList = z.infer<typeof ModelListSchema>;

export const MODEL_LIST_PATH = '/model/models.json';

export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** Written by `choosePins` at build time. */
const readPins = (): Hashes | null =>
  HashesSchema.nullable().parse(JSON.parse(process.env.ROADFEED_MODEL_PINS ?? 'null'));

export function getModelAddress(
  list: ModelList,
  kind: ModelKind,
  own = { url: OWN_MODEL_URL, pins: readPins() },
): ModelAddress {
  return kind === 'full' && own.url && own.pins ? { url: own.url, sha256: own.pins } : list[kind];
}

type Fetch = (url: string) => Promise<Response>;

const getFileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

async function computeSha256(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readFile(url: string, pins: Hashes, fetchFile: Fetch): Promise<ArrayBuffer> {
  const response = await fetchFile(url);
  if (!response.ok) throw new ModelError(`${getFileName(url)}: ${response.status} ${response.statusText}`.trim());
  const bytes = await response.arrayBuffer();
  if (Object.keys(pins).length === 0) return bytes;
  const pin = pins[getFileName(url)];
  if (pin === undefined) throw new ModelError(`${getFileName(url)}: has no pinned hash`);
  // Without a secure context there is no `crypto.subtle`; byte counts are still checked.
  if ('subtle' in crypto && (await computeSha256(bytes)) !== pin)
    throw new ModelError(`${getFileName(url)}: does not match its pinned hash`);
  return bytes;
}

const BYTES_PER_VALUE = { float32: 4, int32: 4, uint16: 2, float16: 2, uint8: 1, bool: 1 } as const;

const WeightSchema = z.looseObject({
  name: z.string(),
  shape: z.array(z.int().nonnegative()),
  dtype: z.enum(['float32', 'int32', 'bool']),
  quantization: z.exactOptional(z.looseObject({ dtype: z.enum(['uint8', 'uint16', 'float16']) })),
});
export type WeightSpec = z.infer<typeof WeightSchema>;

const NodeSchema = z.looseObject({
  name: z.string(),
  op: z.string(),
  input: z.exactOptional(z.array(z.string())),
});
export type NodeDef = z.infer<typeof NodeSchema>;

const ModelJsonSchema = z.looseObject({
  modelTopology: z.looseObject({ node: z.array(NodeSchema) }),
  /** Files beside model.json, and nothing that leads elsewhere. */
  weightsManifest: z.array(
    z.looseObject({ paths: z.array(z.string().regex(/^[\w-][\w.-]*$/)), weights: z.array(WeightSchema) }),
  ),
});

export interface StoredModel {
  readonly json: z.infer<typeof ModelJsonSchema>;
  readonly weights: ArrayBuffer;
}

function countBytes(weights: readonly WeightSpec[]): number {
  return weights.reduce((sum, { shape, dtype, quantization }) => {
    const stored = quantization?.dtype ?? dtype;
    return sum + shape.reduce((product, length) => product * length, 1) * BYTES_PER_VALUE[stored];
  }, 0);
}

function parseModelJson(bytes: ArrayBuffer, url: string) {
  const json = ModelJsonSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!json.success) throw new ModelError(`${getFileName(url)}: not a model`);
  return json.data;
}

/** Checks byte counts, and hashes if pinned. @throws ModelError */
export async function readModel({ url, sha256 }: ModelAddress, fetchFile: Fetch): Promise<StoredModel> {
  const json = parseModelJson(await readFile(url, sha256, fetchFile), url);
  const groups = await Promise.all(
    json.weightsManifest.map(async ({ paths, weights }) => {
      const shards = await Promise.all(
        paths.map((path) => readFile(url.slice(0, url.lastIndexOf('/') + 1) + path, sha256, fetchFile)),
      );
      const blob = new Blob(shards);
      if (blob.size !== countBytes(weights))
        throw new ModelError(`${getFileName(url)}: ${blob.size} bytes of weights instead of ${countBytes(weights)}`);
      return blob;
    }),
  );
  return { json, weights: await new Blob(groups).arrayBuffer() };
}

export const toArtifacts = ({ json, weights }: StoredModel): io.ModelArtifacts => ({
  ...json,
  weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
  weightData: weights,
});
