import { ANSWER_STEP_MS, answerReset } from '../src/answer-reset.ts';
import { ACCOUNT, createParts, KNOWN } from './reset-parts.ts';

const UNKNOWN = 'nobody@roadfeed.example';
const down = () => Promise.reject(new Error('down'));

test('a known address, in any letter case, gets one email with our link', async () => {
  const { parts, mails } = createParts();
  expect(await answerReset({ email: ` ${KNOWN.toUpperCase()} ` }, ['a'], parts)).toBe('ok');
  expect(mails.map(({ to }) => to)).toEqual([KNOWN]);
  expect(mails[0]?.mail.text).toContain('https://roadfeed.example/reset-password?oobCode=code-1\n');
});

test('an unknown address gets the same answer after the same time, and no email', async () => {
  const known = createParts();
  const unknown = createParts();
  expect(await answerReset({ email: UNKNOWN }, ['a'], unknown.parts)).toBe(
    await answerReset({ email: KNOWN }, ['a'], known.parts),
  );
  expect([known.clock.nowMs(), unknown.clock.nowMs()]).toEqual([ANSWER_STEP_MS, ANSWER_STEP_MS]);
  expect(unknown.mails).toHaveLength(0);
});

test('a slow email delays the answer to the next step', async () => {
  const { parts, clock } = createParts();
  const send = () => clock.wait(ANSWER_STEP_MS + 1);
  await answerReset({ email: KNOWN }, ['a'], { ...parts, mailer: { ...parts.mailer, send } });
  expect(clock.nowMs()).toBe(2 * ANSWER_STEP_MS);
});

test.each([
  ['text instead of an object', KNOWN],
  ['an address that is no text', { email: 1 }],
  ['an empty address', { email: ' ' }],
  ['text without @', { email: 'driver' }],
  ['two addresses', { email: 'a@roadfeed.example,b@roadfeed.example' }],
  ['a name before it', { email: 'Driver <driver@roadfeed.example>' }],
  ['a line break', { email: 'driver@roadfeed.example\r\nBcc: b@roadfeed.example' }],
  ['255 characters', { email: `${'a'.repeat(239)}@roadfeed.example` }],
])('%s is invalid and not looked up', async (_what, data) => {
  const { parts, clock } = createParts({ accounts: { find: down, closeOtherDoors: down, makeCode: down } });
  expect(await answerReset(data, ['a'], parts)).toBe('invalid-argument');
  expect(clock.nowMs()).toBe(0);
});

test('the fourth attempt for an address within an hour gets the same answer but no email, in any letter case', async () => {
  const { parts, mails, clock } = createParts();
  for (const caller of ['a', 'b', 'c']) await answerReset({ email: KNOWN }, [caller], parts);
  const beforeMs = clock.nowMs();
  expect(await answerReset({ email: KNOWN.toUpperCase() }, ['d'], parts)).toBe('ok');
  expect(clock.nowMs() - beforeMs).toBe(ANSWER_STEP_MS);
  expect(mails).toHaveLength(3);
});

test('a caller with too many attempts is rejected for any address, and others are not', async () => {
  const { parts } = createParts();
  for (let count = 0; count < 20; count += 1) await answerReset({ email: `n${count}@roadfeed.example` }, ['a'], parts);
  expect(await answerReset({ email: KNOWN }, ['a'], parts)).toBe('resource-exhausted');
  expect(await answerReset({ email: UNKNOWN }, ['a'], parts)).toBe('resource-exhausted');
  expect(await answerReset({ email: KNOWN }, ['b'], parts)).toBe('ok');
});

test('a wide network with too many attempts is rejected, whichever smaller networks they come from', async () => {
  const { parts } = createParts();
  for (let at = 0; at < 100; at += 1)
    await answerReset({ email: `n${at}@roadfeed.example` }, [`a${at}`, 'wide'], parts);
  expect(await answerReset({ email: KNOWN }, ['a100', 'wide'], parts)).toBe('resource-exhausted');
  expect(await answerReset({ email: KNOWN }, ['a100', 'other'], parts)).toBe('ok');
});

test('an unverified account loses other sign-in methods before the email; other accounts keep theirs', async () => {
  const { parts, mails, closed } = createParts();
  await answerReset({ email: KNOWN }, ['a'], parts);
  expect(closed).toEqual([]);
  const accounts = { ...parts.accounts, find: () => Promise.resolve({ ...ACCOUNT, isDoubtful: true }) };
  await answerReset({ email: KNOWN }, ['a'], { ...parts, accounts });
  expect(closed).toEqual(['driver before mail 2']);
  expect(mails).toHaveLength(2);
});

test('no email is sent unless other sign-ins are removed', async () => {
  const { parts, mails, reports } = createParts();
  const find = () => Promise.resolve({ ...ACCOUNT, isDoubtful: true });
  const accounts = { ...parts.accounts, find, closeOtherDoors: down };
  expect(await answerReset({ email: KNOWN }, ['a'], { ...parts, accounts })).toBe('ok');
  expect([mails.length, reports.length]).toEqual([0, 1]);
});

test.each([KNOWN, UNKNOWN])('the answer for %s is unavailable while the mail server is down', async (email) => {
  const { parts, reports, clock } = createParts({ mailer: { check: down, send: down } });
  expect(await answerReset({ email }, ['a'], parts)).toBe('unavailable');
  expect(clock.nowMs()).toBe(ANSWER_STEP_MS);
  expect(reports).toHaveLength(1);
});

test('a failure for a known address is only logged, without the address', async () => {
  const { parts, reports } = createParts();
  const broken = { ...parts, accounts: { ...parts.accounts, makeCode: down } };
  expect(await answerReset({ email: KNOWN }, ['a'], broken)).toBe('ok');
  expect(await answerReset({ email: KNOWN }, ['a'], { ...parts, mailer: { ...parts.mailer, send: down } })).toBe('ok');
  await answerReset({ email: KNOWN }, ['a'], { ...parts, mailer: { check: down, send: down } });
  expect(reports).toHaveLength(3);
  expect(reports.map(({ step }) => step).join()).not.toContain('@');
});
