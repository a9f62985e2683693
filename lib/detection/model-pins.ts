import { z } from 'zod';

export const FULL_MODEL_URL =
  process.env.NEXT_PUBLIC_MODEL_URL ??
  'https://storage.googleapis.com/tfjs-models/savedmodel/ssd_mobilenet_v2/model.json';

/** SHA-256 in hexadecimal by file name. */
export const HashesSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Hashes = z.infer<typeof HashesSchema>;

/** By the address of model.json, as `npm run model` writes them to `PINS_FILE`. */
export const PinsSchema = z.record(z.string(), HashesSchema);

export const PINS_FILE = 'data/model-pins.json';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * For the build: the hashes of the full model, none if the operator trusts its address without, null if not even that.
 * @param file what `PINS_FILE` says; null without one
 */
export function choosePins(file: string | null, environment: Environment): Hashes | null {
  const pins = file === null ? {} : PinsSchema.parse(JSON.parse(file));
  return pins[FULL_MODEL_URL] ?? (environment.ROADFEED_UNPINNED_MODEL === '1' ? {} : null);
}
