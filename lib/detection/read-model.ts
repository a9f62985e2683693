import type { io } from '@tensorflow/tfjs-core';
import type { ModelAddress } from './model-list';

/** A model that did not come, or came spoilt. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

type Fetch = (url: string) => Promise<Response>;

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readFile(url: string, pins: ModelAddress['sha256'], fetchFile: Fetch): Promise<ArrayBuffer> {
  const answer = await fetchFile(url);
  if (!answer.ok) throw new ModelError(`${fileName(url)}: ${answer.status} ${answer.statusText}`.trim());
  const bytes = await answer.arrayBuffer();
  const pin = pins[fileName(url)];
  // Without a secure context there is no digest to compare; the byte counts are still checked.
  if (pin !== undefined && 'subtle' in crypto && (await sha256Of(bytes)) !== pin)
    throw new ModelError(`${fileName(url)}: not the file it should be`);
  return bytes;
}

const BYTES_OF: Readonly<Record<string, number>> = { float32: 4, int32: 4, uint16: 2, float16: 2, uint8: 1, bool: 1 };

/** Bytes that the weights of a group take, by their specification. */
export function bytesOf(weights: readonly io.WeightsManifestEntry[]): number {
  return weights.reduce((sum, { shape, dtype, quantization }) => {
    const stored = quantization?.dtype ?? dtype;
    return sum + shape.reduce((product, length) => product * length, 1) * (BYTES_OF[stored] ?? Number.NaN);
  }, 0);
}

interface ModelJson extends io.ModelJSON {
  readonly modelTopology: { readonly node: readonly { readonly op: string }[] };
}

function parseModelJson(bytes: ArrayBuffer, url: string): ModelJson {
  const json = JSON.parse(new TextDecoder().decode(bytes)) as Partial<ModelJson> | null;
  if (!Array.isArray(json?.modelTopology?.node) || !Array.isArray(json.weightsManifest))
    throw new ModelError(`${fileName(url)}: no model`);
  return json as ModelJson;
}

/**
 * Fetches a model in TensorFlow.js's graph format with all its weights and checks them: hashes where they are pinned, byte
 * counts always.
 * @throws ModelError for a file that is missing, spoilt or no model.
 */
export async function readModel({ url, sha256 }: ModelAddress, fetchFile: Fetch): Promise<io.ModelArtifacts> {
  const json = parseModelJson(await readFile(url, sha256, fetchFile), url);
  const groups = await Promise.all(
    json.weightsManifest.map(async ({ paths, weights }) => {
      const shards = await Promise.all(
        paths.map((path) => readFile(url.slice(0, url.lastIndexOf('/') + 1) + path, sha256, fetchFile)),
      );
      const bytes = new Uint8Array(await new Blob(shards).arrayBuffer());
      if (bytes.byteLength !== bytesOf(weights))
        throw new ModelError(`${fileName(url)}: ${bytes.byteLength} bytes of weights instead of ${bytesOf(weights)}`);
      return { bytes, weights };
    }),
  );
  return {
    ...json,
    weightSpecs: groups.flatMap(({ weights }) => weights),
    weightData: await new Blob(groups.map(({ bytes }) => bytes)).arrayBuffer(),
  };
}
