import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { findRulesServer, openRules, RULES_SOURCE, tryCase, type RulesServer } from './rules-bench';
import { RULES_CASES } from './rules-cases';

let server: RulesServer;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  server = await findRulesServer();
  environment = await openRules(server, 'demo-roadfeed', RULES_SOURCE);
});

afterAll(async () => {
  await environment.cleanup();
  await server.stop();
});

test.each(RULES_CASES.filter(({ isAllowed }) => isAllowed))('allowed: $title', async (given) => {
  expect(await tryCase(environment, given)).toBe('allowed');
});

test.each(RULES_CASES.filter(({ isAllowed }) => !isAllowed))('denied: $title', async (given) => {
  expect(await tryCase(environment, given)).toBe('denied');
});
