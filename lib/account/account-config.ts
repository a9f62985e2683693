import { z } from 'zod';

/** What a project of Firebase has to be known by. Nothing of it is secret: every visitor's browser gets it. */
export interface AccountConfig {
  readonly apiKey: string;
  /** Host of the sign-in pages, e.g. `my-project.firebaseapp.com`. */
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Of Firebase Analytics, `G-…`; undefined: nothing is counted there. */
  readonly measurementId?: string | undefined;
  readonly functionsRegion: string;
  /** Ports of emulators on this machine, for development and tests. */
  readonly emulators?: { readonly auth: number; readonly firestore: number; readonly functions: number } | undefined;
}

/** Variables of the build by their names. */
type Variables = Readonly<Record<string, string | undefined>>;

const PREFIX = 'NEXT_PUBLIC_FIREBASE_';
const REQUIRED = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'] as const;
const OPTIONAL = ['MEASUREMENT_ID', 'FUNCTIONS_REGION', 'EMULATORS'] as const;

/** The sources of the page's policy are made of these, so they hold nothing that ends one. */
const matching = (pattern: RegExp, example: string) => z.string().regex(pattern, `is not like ${example}`);

const port = z.int().min(1).max(65_535);
const Emulators = z.strictObject({ auth: port, firestore: port, functions: port });

const Fields = z.object({
  API_KEY: matching(/^[\w-]+$/, 'AIzaSyD-4x'),
  AUTH_DOMAIN: matching(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'my-project.firebaseapp.com'),
  PROJECT_ID: matching(/^[a-z][a-z\d-]+$/, 'my-project'),
  APP_ID: matching(/^[\w:-]+$/, '1:1234567890:web:0a1b2c3d'),
  MEASUREMENT_ID: matching(/^G-[A-Z\d]+$/, 'G-ABCD123456').optional(),
  FUNCTIONS_REGION: matching(/^[a-z]+-[a-z]+\d+$/, 'us-central1').default('us-central1'),
  EMULATORS: z
    .string()
    .transform((text, context) => {
      const emulators = Emulators.safeParse(parseJson(text));
      if (emulators.success) return emulators.data;
      context.addIssue('is not like {"auth":9099,"firestore":8080,"functions":5001}');
      return z.NEVER;
    })
    .optional(),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The project of Firebase that keeps the accounts; null where the operator wants none.
 * @throws With a sentence for the operator when the settings are half there or no such thing.
 */
export function readAccountConfig(variables: Variables): AccountConfig | null {
  const given = Object.fromEntries(
    [...REQUIRED, ...OPTIONAL].flatMap((name) => {
      const text = variables[PREFIX + name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
  if (Object.keys(given).length === 0) return null;
  const missing = REQUIRED.filter((name) => !(name in given)).map((name) => PREFIX + name);
  if (missing.length > 0) {
    throw new Error(`Accounts need ${missing.join(' and ')}, too: set all of Firebase's four settings, or none of them.`);
  }
  const fields = Fields.safeParse(given);
  if (!fields.success) {
    const [issue] = fields.error.issues;
    throw new Error(`${PREFIX}${String(issue?.path[0])} ${issue?.message ?? 'cannot be read'}.`);
  }
  const { API_KEY, AUTH_DOMAIN, PROJECT_ID, APP_ID, MEASUREMENT_ID, FUNCTIONS_REGION, EMULATORS } = fields.data;
  return {
    apiKey: API_KEY,
    authDomain: AUTH_DOMAIN,
    projectId: PROJECT_ID,
    appId: APP_ID,
    measurementId: MEASUREMENT_ID,
    functionsRegion: FUNCTIONS_REGION,
    emulators: EMULATORS,
  };
}
