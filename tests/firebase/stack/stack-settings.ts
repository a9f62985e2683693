import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Ports of the parts on 127.0.0.1, and the site that mails link to. */
const settingsSchema = z.strictObject({
  auth: z.number().int().default(9099),
  firestore: z.number().int().default(8080),
  functions: z.number().int().default(5001),
  smtp: z.number().int().default(2526),
  /** For reading mails. */
  mails: z.number().int().default(2527),
  site: z.url().default('http://localhost:4310'),
});

export type StackSettings = z.infer<typeof settingsSchema>;

/** The settings that `npm run build:sample` built the export for. */
export const SITE_STACK_FILE = '.next/roadfeed-stack.json';

/** SDKs and emulators never contact Google for a project with this prefix. */
export const PROJECT_ID = 'demo-roadfeed';

/** Where the functions run; the site's build and they themselves read the same file. */
export const REGION = z
  .object({ region: z.string() })
  .parse(JSON.parse(readFileSync(path.resolve('functions/region.json'), 'utf8'))).region;

/**
 * Parses `ROADFEED_FIREBASE_STACK`: JSON with any of the settings, such as `{"auth":4440,"site":"http://localhost:4310"}`.
 * @throws If it is invalid.
 */
export const readStackSettings = (text = process.env.ROADFEED_FIREBASE_STACK): StackSettings =>
  settingsSchema.parse(JSON.parse(text ?? '{}'));
