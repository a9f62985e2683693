import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { startFirestore } from '../firestore/firestore-server';
import type { RulesCase } from './rules-cases';

/** A server to test rules on. */
export interface RulesServer {
  readonly host: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export const RULES_SOURCE = readFileSync(path.join(__dirname, '../../../firestore.rules'), 'utf8');

/** The server in FIRESTORE_EMULATOR_HOST, such as Firebase's own emulator, or else our stand-in. */
export async function findRulesServer(): Promise<RulesServer> {
  const named = process.env.FIRESTORE_EMULATOR_HOST;
  if (named === undefined) {
    const { port, stop } = await startFirestore(0);
    return { host: '127.0.0.1', port, stop };
  }
  const [host = '127.0.0.1', port] = named.split(':');
  return { host, port: Number(port), stop: () => Promise.resolve() };
}

/** @param projectId Each project has its own rules and documents. */
export function openRules(
  { host, port }: RulesServer,
  projectId: string,
  rules: string,
): Promise<RulesTestEnvironment> {
  // Most tests expect a denial, so do not log it.
  setLogLevel('silent');
  return initializeTestEnvironment({ projectId, firestore: { host, port, rules } });
}

const isDenial = (error: unknown): boolean => (error as { code?: unknown }).code === 'permission-denied';

/**
 * True if the rules allow a case.
 * @throws Any other error.
 */
export async function tryCase(environment: RulesTestEnvironment, given: RulesCase): Promise<'allowed' | 'denied'> {
  const startedAt = Date.now();
  const result = await tryOnce(environment, given);
  // A slow machine may not have been in time to try it.
  return Date.now() - startedAt > given.withinMs ? tryCase(environment, given) : result;
}

async function tryOnce(
  environment: RulesTestEnvironment,
  { person, given, attempt }: RulesCase,
): Promise<'allowed' | 'denied'> {
  const documents = Object.entries(given());
  await environment.clearFirestore();
  if (documents.length > 0) {
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      for (const [document, data] of documents) await setDoc(doc(db, document), data);
    });
  }
  const context =
    person === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(person.uid, person.claims);
  try {
    await attempt(context.firestore());
    return 'allowed';
  } catch (error) {
    if (isDenial(error)) return 'denied';
    throw error;
  }
}
