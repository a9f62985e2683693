import { z } from 'zod';
import { parseJson } from '../core/parse-json';
import type { PolicySources } from '../security/content-security-policy';
import { EMULATOR_HOST } from './account-config';
import type { Environment } from '../core/environment';

const PREFIX = 'NEXT_PUBLIC_FIREBASE_';
const VARIABLES = {
  apiKey: 'API_KEY',
  authDomain: 'AUTH_DOMAIN',
  projectId: 'PROJECT_ID',
  appId: 'APP_ID',
  measurementId: 'MEASUREMENT_ID',
  appCheckKey: 'APP_CHECK_KEY',
  emulators: 'EMULATORS',
} as const;
const REQUIRED = Object.values(VARIABLES).slice(0, 4);

/** Values end up in the content security policy and must not contain its delimiters. */
const matching = (pattern: RegExp, example: string) => z.string().regex(pattern, `must look like ${example}`);

const port = z.int().min(1).max(65_535);
const Emulators = z.strictObject({ auth: port, firestore: port, functions: port });

const ConfigSchema = z.object({
  apiKey: matching(/^[\w-]+$/, 'AIzaSyD-4x'),
  authDomain: matching(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'my-project.firebaseapp.com'),
  projectId: matching(/^[a-z][a-z\d-]+$/, 'my-project'),
  appId: matching(/^[\w:-]+$/, '1:1234567890:web:0a1b2c3d'),
  /** Firebase Analytics id; undefined turns it off. */
  measurementId: matching(/^G-[A-Z\d]+$/, 'G-ABCD123456').optional(),
  /** Site key of reCAPTCHA Enterprise for App Check; undefined turns it off. */
  appCheckKey: matching(/^[\w-]+$/, '6LdRcP8iAAAAAB-x4').optional(),
  emulators: z
    .string()
    .transform((text, context) => {
      const emulators = Emulators.safeParse(parseJson(text));
      if (emulators.success) return emulators.data;
      context.addIssue('must look like {"auth":9099,"firestore":8080,"functions":5001}');
      return z.NEVER;
    })
    .optional(),
});
/** A Firebase project. No value is secret: every visitor's browser gets it. */
export type AccountConfig = z.infer<typeof ConfigSchema>;

/** Null if no variable is set. @throws If the settings are incomplete or invalid. */
export function readAccountConfig(variables: Environment): AccountConfig | null {
  const given = Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([key, name]) => {
      const text = variables[PREFIX + name]?.trim();
      return text ? [[key, text]] : [];
    }),
  );
  if (Object.keys(given).length === 0) return null;
  const missing = REQUIRED.filter((name) => !variables[PREFIX + name]?.trim()).map((name) => PREFIX + name);
  if (missing.length > 0) {
    throw new Error(
      `Accounts also need ${missing.join(' and ')}. Set all four required Firebase settings, or none of them.`,
    );
  }
  const settings = ConfigSchema.safeParse(given);
  if (settings.success) return settings.data;
  const [issue] = settings.error.issues;
  const name = VARIABLES[issue?.path[0] as keyof AccountConfig];
  throw new Error(`${PREFIX}${name} ${issue?.message ?? 'is invalid'}.`);
}

/** By path, because these hosts also serve scripts of other sites. The first loads its parts from the second. */
const POPUP_SCRIPTS = ['https://apis.google.com/js/', 'https://apis.google.com/_/scs/'] as const;
const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Loads its code from gstatic.com and shows frames. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_CODE = 'https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'];

/** CSP sources for the Google popup, App Check, Firebase Analytics, and the emulators (plain http). */
export function accountSources(config: AccountConfig | null): PolicySources {
  if (config === null) return {};
  const { authDomain, measurementId, appCheckKey, emulators } = config;
  const scripts = [
    ...POPUP_SCRIPTS,
    ...(measurementId ? [ANALYTICS_SCRIPT] : []),
    ...(appCheckKey ? [RECAPTCHA, RECAPTCHA_CODE] : []),
  ];
  const getUrl = (emulatorPort: number) => `http://${EMULATOR_HOST}:${emulatorPort}`;
  return {
    'script-src': scripts,
    'frame-src': [
      `https://${authDomain}`,
      ...(appCheckKey ? RECAPTCHA_FRAMES : []),
      ...(emulators ? [getUrl(emulators.auth)] : []),
    ],
    ...(emulators && { 'connect-src': Object.values(emulators).map(getUrl) }),
  };
}
