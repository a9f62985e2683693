import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { startFirestore } from '../firestore/firestore-server';
import { isAllowed, type RulesRequest } from '../rules/is-allowed';
import { mutateRules, type Mutation } from '../rules/mutations';
import { parseRules } from '../rules/parse-rules';
import { RULES_CASES, type RulesCase } from './rules-cases';

const RULES = readFileSync('firestore.rules', 'utf8');

/** The verdict on each case. */
const verdicts = new Map<RulesCase, string>();
/** The request that our stand-in judged in each case. */
const requests = new Map<RulesCase, RulesRequest>();

beforeAll(async () => {
  // Most cases expect a denial.
  setLogLevel('silent');
  const judged: RulesRequest[] = [];
  // Firebase's own emulator, or else our stand-in.
  const address = process.env.FIRESTORE_EMULATOR_HOST ?? (await startFirestore(0, (one) => judged.push(one))).url;
  const { hostname: host, port } = new URL(address.replace(/^(?!http)/, 'http://'));
  const firestore = { host, port: Number(port), rules: RULES };
  const environment = await initializeTestEnvironment({ projectId: 'demo-roadfeed', firestore });
  for (const given of RULES_CASES) {
    const attempt: RulesCase['attempt'] = (db) => {
      judged.length = 0;
      return given.attempt(db);
    };
    verdicts.set(given, await tryCase(environment, { ...given, attempt }));
    if (judged[0]) requests.set(given, judged[0]);
  }
  await environment.cleanup();
}, 240_000);

async function tryCase(environment: RulesTestEnvironment, given: RulesCase): Promise<string> {
  const startedAt = Date.now();
  const verdict = await tryOnce(environment, given);
  // A slow machine may not have been in time to try it.
  return Date.now() - startedAt > given.withinMs ? tryCase(environment, given) : verdict;
}

async function tryOnce(environment: RulesTestEnvironment, { person, given, attempt }: RulesCase): Promise<string> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    for (const [document, data] of Object.entries(given())) await setDoc(doc(db, document), data);
  });
  const context =
    person === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(person.uid, person.claims);
  return attempt(context.firestore()).then(
    () => 'allowed',
    (error: unknown) => ((error as { code?: unknown }).code === 'permission-denied' ? 'denied' : String(error)),
  );
}

test.each(RULES_CASES)('$verdict: $title', (given) => {
  expect(verdicts.get(given)).toBe(given.verdict);
});

/** Equivalent mutations: how their titles end, and why they change nothing. */
const EQUIVALENT: readonly { readonly why: string; readonly changes: readonly string[] }[] = [
  {
    why: 'the variable would also match paths below the document, but no uid contains a slash',
    changes: ["/{uid=**}'"],
  },
  {
    why: 'reading and deleting send no new document, and reading the data of null is an error, which denies access',
    changes: ['create', 'update', 'create, update'].flatMap((methods) =>
      ['get', 'list', 'delete'].map((method) => `: '${methods}' -> '${methods}, ${method}'`),
    ),
  },
  {
    why: 'a new profile has no old one, and reading the data of null is an error, which denies access',
    changes: [": 'update' -> 'update, create'"],
  },
  {
    why: 'reading the uid of null is an error, which denies access',
    changes: ['request.auth != null -> true'],
  },
  {
    why: 'who may delete may read',
    changes: [": 'delete' -> 'delete, get'"],
  },
];

const isEquivalent = ({ title }: Mutation) =>
  EQUIVALENT.some(({ changes }) => changes.some((change) => title.endsWith(change)));

/** The cases that detect a change of the rules. */
function findNoticing(source: string): string[] {
  const rules = parseRules(source);
  const noticing = [...requests].filter(
    ([{ verdict }, request]) => isAllowed(rules, request) !== (verdict === 'allowed'),
  );
  return noticing.map(([{ title }]) => title);
}

const MUTATIONS = mutateRules(RULES);

test('mutations: every case reaches our rules, and unchanged rules pass them all', () => {
  expect(requests.size).toBe(RULES_CASES.length);
  expect(findNoticing(RULES)).toEqual([]);
});

test.each(MUTATIONS.filter((mutation) => !isEquivalent(mutation)))('mutations: a case catches $title', ({ source }) => {
  expect(findNoticing(source)).not.toEqual([]);
});

test.each(EQUIVALENT)('mutations: nothing changes, because $why', ({ changes }) => {
  const titles = MUTATIONS.map(({ title }) => title);
  expect(changes.filter((change) => !titles.some((title) => title.includes(change)))).toEqual([]);
});
