/** `npm run test:engines`: a short smoke of the built site in other engines. Ends with the line `N passed, N failed`. */
import { ensurePackages } from '../tools/debian';
import { serveSite } from '../support/site-server';
import { listChecks, type Check } from './checks';
import type { Engine, Subject } from './engine';
import { FIREFOX } from './firefox';
import { WEBKIT, WEBKIT_WITHOUT_CODECS } from './webkit';

const describe = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error));

const counts = { passed: 0, failed: 0 };

async function runCheck(check: Check, engine: Engine, site: string): Promise<void> {
  const startedAt = performance.now();
  const failure = await check.run(engine, site).then(
    () => null,
    (error: unknown) => error,
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${check.title} (${seconds} s)`);
  if (failure !== null) console.log(`       ${describe(failure)}`);
  counts[failure === null ? 'passed' : 'failed'] += 1;
}

async function runSubject(subject: Subject, site: string): Promise<void> {
  const checks = listChecks(subject);
  console.log(`\n=== ${subject.name} ===`);
  let engine: Engine;
  try {
    ensurePackages(subject.packages);
    engine = await subject.launch();
  } catch (error) {
    console.log(`FAILED none of its ${checks.length} checks ran: ${describe(error)}`);
    counts.failed += checks.length;
    return;
  }
  console.log(engine.version);
  for (const check of checks) await runCheck(check, engine, site);
  await engine.close();
}

const site = await serveSite({ ROADFEED_DEMO: '1' });
try {
  for (const subject of [FIREFOX, WEBKIT, WEBKIT_WITHOUT_CODECS]) await runSubject(subject, site.url);
} finally {
  await site.close();
}
process.exitCode = counts.failed === 0 ? 0 : 1;
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
