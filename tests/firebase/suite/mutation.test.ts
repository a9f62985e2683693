import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { mutateRules ,type  Mutation } from '../rules/mutations';
import { findRulesServer, openRules, RULES_SOURCE, setRules, tryCase ,type  RulesServer } from './rules-bench';
import { RULES_CASES } from './rules-cases';

/** Equivalent mutations: how their titles end, and why they change nothing. */
const EQUIVALENT: readonly { readonly why: string; readonly changes: readonly string[] }[] = [
  {
    why: 'the variable would hold slashes below the document, and no uid does',
    changes: ['{uid} -> {uid=**}'],
  },
  {
    why: 'who reads or deletes sends no new document, and to ask nothing for its data is an error, which denies',
    changes: [
      ...['get', 'list', 'delete'].map((method) => `: create -> create, ${method}`),
      ...['get', 'list', 'delete'].map((method) => `: update -> update, ${method}`),
      ...['get', 'list', 'delete'].map((method) => `: create, update -> create, update, ${method}`),
    ],
  },
  {
    why: 'a document that is new has no old one, and to ask nothing for its data is an error, which denies',
    changes: [': update -> update, create'],
  },
  {
    why: 'only a list can be joined, and to join anything else is an error, which denies',
    changes: ['data.favorites is list -> true'],
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
