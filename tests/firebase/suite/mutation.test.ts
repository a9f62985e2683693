import { startFirestore } from '../firestore/firestore-server';
import { isAllowed, type RulesRequest } from '../rules/is-allowed';
import { mutateRules, type Mutation } from '../rules/mutations';
import { parseRules } from '../rules/parse-rules';
import { openRules, RULES_SOURCE, tryCase } from './rules-bench';
import { RULES_CASES, type RulesCase } from './rules-cases';

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

interface Recorded extends RulesCase {
  readonly request: RulesRequest;
}

const recorded: Recorded[] = [];

/** Tries each case once and records its verdicts: a mutation needs no server. */
beforeAll(async () => {
  const judged: RulesRequest[] = [];
  const { port, stop } = await startFirestore(0, (request) => judged.push(request));
  const environment = await openRules({ host: '127.0.0.1', port, stop }, 'demo-roadfeed-mutations', RULES_SOURCE);
  for (const given of RULES_CASES) {
    const attempt: RulesCase['attempt'] = (db) => {
      judged.length = 0;
      return given.attempt(db);
    };
    await tryCase(environment, { ...given, attempt });
    const [request] = judged;
    if (request === undefined) throw new Error(`The rules judged nothing: ${given.title}`);
    recorded.push({ ...given, request });
  }
  await environment.cleanup();
  await stop();
}, 240_000);

const isEquivalent = ({ title }: Mutation) =>
  EQUIVALENT.some(({ changes }) => changes.some((change) => title.endsWith(change)));

/** The first case that detects a change of the rules, if any. */
function findNoticing(source: string): string | undefined {
  const rules = parseRules(source);
  return recorded.find((given) => isAllowed(rules, given.request) !== given.isAllowed)?.title;
}

const MUTATIONS = mutateRules(RULES_SOURCE);

test('no case notices the rules as they are', () => {
  expect(findNoticing(RULES_SOURCE)).toBeUndefined();
});

test.each(MUTATIONS.filter((mutation) => !isEquivalent(mutation)))('a case notices $title', ({ source }) => {
  expect(findNoticing(source)).toBeDefined();
});

test.each(EQUIVALENT)('changes nothing, because $why', ({ changes }) => {
  for (const change of changes)
    expect(MUTATIONS.map(({ title }) => title)).toContainEqual(expect.stringContaining(change));
});
