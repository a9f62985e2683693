import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import express, { type FunctionHandler } from 'express';
import { listen, type Served } from '../../support/loopback';
import { PROJECT_ID, REGION, type StackSettings } from './stack-settings';

/** Each call comes from another address, so tests do not exhaust each other's limits. */
const someAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** Serves our functions like in production, at `/{project}/{region}/{name}`, and in their region only. */
export async function startFunctions({ auth, smtp, site, functions }: StackSettings): Promise<Served> {
  // The functions read it when they are loaded.
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    FUNCTIONS_EMULATOR: 'true',
    // Or else the admin SDK contacts Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
    SITE_URL: site,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'Roadfeed <no-reply@roadfeed.example>',
  });
  const main = new URL('../../../functions/src/main.ts', import.meta.url);
  const handlers = (await import(main.href)) as Readonly<Record<string, FunctionHandler>>;
  const app = express();
  app.use(
    express.json({
      verify: (request, _response, body) => {
        request.rawBody = body;
        request.headers['x-forwarded-for'] ??= someAddress();
      },
    }),
  );
  for (const [name, handler] of Object.entries(handlers)) app.all(`/${PROJECT_ID}/${REGION}/${name}`, handler);
  return listen(createServer(app), functions);
}
