import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { mutateRules, type Mutation } from '../rules/mutations';
import { findRulesServer, openRules, RULES_SOURCE, setRules, tryCase, type RulesServer } from './rules-bench';
import { RULES_CASES } from './rules-cases';

/** Equivalent mutations: how their titles end, and why they change nothing. */
const EQUIVALENT: readonly { readonly why: string; readonly changes: readonly string[] }[] = [
  {
    why: 'the variable would also match paths below the document, but no uid contains a slash',
    changes: ['{uid} -> {uid=**}'],
  },
  {
    why: 'reading and deleting send no new document, and reading the data of null is an error, which denies access',
    changes: [
      ...['get', 'list', 'delete'].map((method) => `: create -> create, ${method}`),
      ...['get', 'list', 'delete'].map((method) => `: update -> update, ${method}`),
      ...['get', 'list', 'delete'].map((method) => `: create, update -> create, update, ${method}`),
    ],
  },
  {
    why: 'a new document has no old one, and reading the data of null is an error, which denies access',
    changes: [': update -> update, create'],
  },
  {
    why: 'joining anything but a list is an error, which denies access',
    changes: ['data.favorites is list -> true', 'data.drives is list -> true'],
  },
];

let server: RulesServer;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  server = await findRulesServer();
  environment = await openRules(server, 'demo-roadfeed-mutations', RULES_SOURCE);
});

afterAll(async () => {
  await environment.cleanup();
  await server.stop();
});

const isEquivalent = ({ title }: Mutation) =>
  EQUIVALENT.some(({ changes }) => changes.some((change) => title.endsWith(change)));

/** The first case that detects a mutation, if any. */
async function findNoticing(mutation: Mutation): Promise<string | undefined> {
  await setRules(server, 'demo-roadfeed-mutations', mutation.source);
  for (const given of RULES_CASES) {
    const expected = given.isAllowed ? 'allowed' : 'denied';
    if ((await tryCase(environment, given)) !== expected) return given.title;
  }
  return undefined;
}

const MUTATIONS = mutateRules(RULES_SOURCE);

test.each(MUTATIONS.filter((mutation) => !isEquivalent(mutation)))('a case notices $title', async (mutation) => {
  expect(await findNoticing(mutation)).toBeDefined();
});

test.each(EQUIVALENT)('changes nothing, because $why', ({ changes }) => {
  for (const change of changes)
    expect(MUTATIONS.map(({ title }) => title)).toContainEqual(expect.stringContaining(change));
});
