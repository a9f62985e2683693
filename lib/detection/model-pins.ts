import type { Environment } from '@/lib/core/environment';
import { z } from 'zod';

/** URL of a model.json that replaces the site's own copy; undefined by default. */
export const OWN_MODEL_URL = process.env.NEXT_PUBLIC_MODEL_URL;

/** SHA-256 in hexadecimal by file name. */
export const HashesSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Hashes = z.infer<typeof HashesSchema>;

/** By the URL of model.json; written by `npm run model`. */
export const PinsSchema = z.record(z.string(), HashesSchema);

export const PINS_FILE = 'data/model-pins.json';

/** Hashes of the operator's own model: none if unpinned files are allowed, null without a model. */
export function choosePins(file: string | null, environment: Environment, url = OWN_MODEL_URL): Hashes | null {
  const pins = file === null ? {} : PinsSchema.parse(JSON.parse(file));
  return (url === undefined ? undefined : pins[url]) ?? (environment.ROADFEED_UNPINNED_MODEL === '1' ? {} : null);
}
