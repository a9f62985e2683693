import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import express, { type FunctionHandler } from 'express';
import { listen, type Stop } from './listen';
import { PROJECT_ID, REGION, type StackSettings } from './stack-settings';

const FUNCTIONS = new URL('../../../functions/', import.meta.url);

/** Each call comes from another address, so tests do not exhaust each other's limits. */
const someAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** The environment that the functions read when they are loaded. */
function setEnvironment({ auth, smtp, site }: StackSettings): void {
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    FUNCTIONS_EMULATOR: 'true',
    SITE_URL: site,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'Roadfeed <no-reply@roadfeed.example>',
  });
}

/** Serves our functions like in production, at `/{project}/{region}/{name}`, and in their region only. */
export async function startFunctions(settings: StackSettings): Promise<Stop> {
  const source = new URL('src/main.ts', FUNCTIONS);
  if (!existsSync(new URL('node_modules', FUNCTIONS))) {
    throw new Error('The packages of functions/ are missing. Install them: npm run firebase:install');
  }
  setEnvironment(settings);
  const handlers = (await import(source.href)) as Readonly<Record<string, FunctionHandler>>;
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
  return listen(settings.functions, app);
}
