import { z } from 'zod';
import type { io } from '@tensorflow/tfjs-core';

/** `demo` finds the vehicles of the demo network, `full` is COCO-SSD for real pictures. */
export type ModelKind = 'demo' | 'full';

const ModelSchema = z.object({
  url: z.string().min(1),
  /** SHA-256 in hexadecimal by file name; empty if the files aren't pinned. */
  sha256: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type ModelAddress = z.infer<typeof ModelSchema>;

/** `full` is null until `npm run model` mirrors it. */
const ModelListSchema = z.object({ demo: ModelSchema, full: ModelSchema.nullable() });
export type ModelList = z.infer<typeof ModelListSchema>;

export const MODEL_LIST_PATH = '/model/models.json';

export const FULL_MODEL_URL =
  process.env.NEXT_PUBLIC_MODEL_URL ??
  'https://storage.googleapis.com/tfjs-models/savedmodel/ssd_mobilenet_v2/model.json';

export function parseModelList(json: unknown): ModelList {
  return ModelListSchema.parse(json);
}

export function getModelAddress(list: ModelList, kind: ModelKind): ModelAddress {
  return kind === 'demo' ? list.demo : (list.full ?? { url: FULL_MODEL_URL, sha256: {} });
}

export class ModelError extends Error {
  override readonly name = 'ModelError';
}

type Fetch = (url: string) => Promise<Response>;

const getFileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

async function computeSha256(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readFile(url: string, pins: ModelAddress['sha256'], fetchFile: Fetch): Promise<ArrayBuffer> {
  const response = await fetchFile(url);
  if (!response.ok) throw new ModelError(`${getFileName(url)}: ${response.status} ${response.statusText}`.trim());
  const bytes = await response.arrayBuffer();
  const pin = pins[getFileName(url)];
  // Without a secure context there is no `crypto.subtle`; byte counts are still checked.
  if (pin !== undefined && 'subtle' in crypto && (await computeSha256(bytes)) !== pin)
    throw new ModelError(`${getFileName(url)}: does not match its pinned hash`);
  return bytes;
}

const BYTES_PER_VALUE: Readonly<Record<string, number>> = {
  float32: 4,
  int32: 4,
  uint16: 2,
  float16: 2,
  uint8: 1,
  bool: 1,
};

function countBytes(weights: readonly io.WeightsManifestEntry[]): number {
  return weights.reduce((sum, { shape, dtype, quantization }) => {
    const stored = quantization?.dtype ?? dtype;
    return sum + shape.reduce((product, length) => product * length, 1) * (BYTES_PER_VALUE[stored] ?? Number.NaN);
  }, 0);
}

interface ModelJson extends io.ModelJSON {
  readonly modelTopology: { readonly node: readonly { readonly op: string }[] };
}

function parseModelJson(bytes: ArrayBuffer, url: string): ModelJson {
  const json = JSON.parse(new TextDecoder().decode(bytes)) as Partial<ModelJson> | null;
  if (!Array.isArray(json?.modelTopology?.node) || !Array.isArray(json.weightsManifest))
    throw new ModelError(`${getFileName(url)}: not a model`);
  return json as ModelJson;
}

/** Fetches a graph model with its weights. Checks byte counts, and hashes if pinned. @throws ModelError */
export async function readModel({ url, sha256 }: ModelAddress, fetchFile: Fetch): Promise<io.ModelArtifacts> {
  const json = parseModelJson(await readFile(url, sha256, fetchFile), url);
  const groups = await Promise.all(
    json.weightsManifest.map(async ({ paths, weights }) => {
      const shards = await Promise.all(
        paths.map((path) => readFile(url.slice(0, url.lastIndexOf('/') + 1) + path, sha256, fetchFile)),
      );
      const bytes = new Uint8Array(await new Blob(shards).arrayBuffer());
      if (bytes.byteLength !== countBytes(weights))
        throw new ModelError(
          `${getFileName(url)}: ${bytes.byteLength} bytes of weights instead of ${countBytes(weights)}`,
        );
      return { bytes, weights };
    }),
  );
  return {
    ...json,
    weightSpecs: groups.flatMap(({ weights }) => weights),
    weightData: await new Blob(groups.map(({ bytes }) => bytes)).arrayBuffer(),
  };
}
