import type { AttemptLimit } from './attempt-limit.ts';
import { resetMail, type MailText } from './reset-mail.ts';
import { parseResetRequest } from './reset-request.ts';

/** Answers come at multiples of this after the call, so that the time of a mail does not tell who has an account. */
export const ANSWER_STEP_MS = 3000;

export interface ResetAccounts {
  /** The address of the account as it is stored; null when there is no such account. */
  find(email: string): Promise<string | null>;
  /** A code that sets a new password once. */
  makeCode(email: string): Promise<string>;
}

export interface ResetMailer {
  /** Resolves when the mail server takes our login. */
  check(): Promise<void>;
  send(to: string, mail: MailText): Promise<void>;
}

export interface ResetParts {
  readonly accounts: ResetAccounts;
  readonly mailer: ResetMailer;
  readonly limits: { readonly address: AttemptLimit; readonly caller: AttemptLimit };
  readonly clock: { nowMs(): number; wait(ms: number): Promise<void> };
  readonly siteUrl: string;
  /** Writes down that a step failed. Nobody's address is in `step`; it may be in the text of the error. */
  report(step: string, error: unknown): void;
}

/** `ok`, or the code of the error that the caller gets. */
export type ResetAnswer = 'ok' | 'invalid-argument' | 'resource-exhausted' | 'unavailable';

/**
 * Sends the mail that resets a password. Every well-formed address gets the same answer, after the same time: also one without
 * an account, and one that had its share of mails. So what fails for known addresses only is reported to the operator, not to
 * the caller; what fails for all of them is `unavailable`.
 */
export async function answerReset(data: unknown, caller: string, parts: ResetParts): Promise<ResetAnswer> {
  const { limits, clock } = parts;
  const email = parseResetRequest(data);
  if (email === null) return 'invalid-argument';
  const startedMs = clock.nowMs();
  if (!limits.caller.take(caller, startedMs)) return 'resource-exhausted';
  const maySend = limits.address.take(email.toLowerCase(), startedMs);
  const answer = maySend ? await sendIfKnown(email, parts) : 'ok';
  const tookMs = clock.nowMs() - startedMs;
  await clock.wait(Math.max(1, Math.ceil(tookMs / ANSWER_STEP_MS)) * ANSWER_STEP_MS - tookMs);
  return answer;
}

async function sendIfKnown(email: string, { accounts, mailer, siteUrl, report }: ResetParts): Promise<ResetAnswer> {
  let address: string | null;
  try {
    // Before anybody is looked up, so that a mail server that is down says nothing about the address.
    await mailer.check();
    address = await accounts.find(email);
  } catch (error) {
    report('ask the mail server and the accounts', error);
    return 'unavailable';
  }
  if (address === null) return 'ok';
  try {
    await mailer.send(address, resetMail(siteUrl, await accounts.makeCode(address)));
  } catch (error) {
    report('send the mail', error);
  }
  return 'ok';
}
