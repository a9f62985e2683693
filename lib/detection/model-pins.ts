import { type Environment, readSwitch } from '../core/environment';
import { z } from 'zod';

/** URL of a model.json that replaces the site's own copy. */
export const OWN_MODEL_URL = process.env.NEXT_PUBLIC_MODEL_URL;

/** SHA-256 in hexadecimal by file name. */
export const HashesSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Hashes = z.infer<typeof HashesSchema>;

/** By the URL of model.json; written by `npm run model`. */
export const PinsSchema = z.record(z.string(), HashesSchema);

export const PINS_FILE = 'data/model-pins.json';

/** Hashes of the operator's own model: none if unpinned files are allowed, null without a model. @throws */
export function choosePins(file: string | null, environment: Environment): Hashes | null {
  const isTrusted = readSwitch('ROADFEED_UNPINNED_MODEL', environment) === true;
  const { NEXT_PUBLIC_MODEL_URL: url } = environment;
  if (!url) return null;
  const pins = file === null ? {} : PinsSchema.parse(JSON.parse(file));
  const own = pins[url] ?? (isTrusted ? {} : undefined);
  if (own === undefined)
    throw new Error(
      `NEXT_PUBLIC_MODEL_URL: ${PINS_FILE} has no hashes of ${url}. Add them: npm run model -- --url ${url}`,
    );
  return own;
}
