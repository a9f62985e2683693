import { z } from 'zod';

/** Where the parts listen, all on 127.0.0.1, and where the site is that the mails link to. */
const settingsSchema = z.strictObject({
  auth: z.number().int().default(9099),
  firestore: z.number().int().default(8080),
  functions: z.number().int().default(5001),
  smtp: z.number().int().default(2526),
  /** Mails received, whether everything is ready, and breaking things on purpose. */
  control: z.number().int().default(2527),
  site: z.url().default('http://localhost:4310'),
});

export type StackSettings = z.infer<typeof settingsSchema>;

/** The emulators' own convention: a project that starts so is never asked for over the network. */
export const PROJECT_ID = 'demo-roadfeed';

/**
 * Reads `ROADFEED_FIREBASE_STACK`: JSON with any of the settings, such as `{"auth":4440,"site":"http://localhost:4310"}`.
 * @throws For anything else.
 */
export const readStackSettings = (text = process.env.ROADFEED_FIREBASE_STACK): StackSettings =>
  settingsSchema.parse(JSON.parse(text ?? '{}'));
